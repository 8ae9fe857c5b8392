import type { Role } from './roles';
import type { Tone } from './statuses';
import type { Words } from './words';

/** Severities of an audit event. */
export const severities = {
  critical: { label: 'Critical', tone: 'red' },
  high: { label: 'High', tone: 'ochre' },
  medium: { label: 'Medium', tone: 'blue' },
  low: { label: 'Low', tone: 'grey' },
} as const satisfies Record<string, { label: Words; tone: Tone }>;

export type Severity = keyof typeof severities;

export const severityNames = Object.keys(severities) as Severity[];

/** Security alerts are events of severity high or critical (docs/product.md, Figures). */
export const isAlert = ({ severity }: Pick<AuditEvent, 'severity'>) => severity === 'high' || severity === 'critical';

/** How what an audit event tells of ended. */
export const auditStatuses = {
  success: { label: 'Success', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
  warning: { label: 'Warning', tone: 'ochre' },
} as const satisfies Record<string, { label: Words; tone: Tone }>;

export type AuditStatus = keyof typeof auditStatuses;

export const auditStatusNames = Object.keys(auditStatuses) as AuditStatus[];

export type AuditResource = 'claim' | 'payment' | 'user' | 'session' | 'fund' | 'settings' | 'register';

/** Who does what the portal does by itself, as an audit row names them. */
export const bySystem = { user: 'System', userRole: 'system' } as const satisfies Partial<AuditEvent>;

/** A field that changed. Values are shown as they are; one that was or is not there is left out. */
export type FieldChange = { field: string; oldValue?: string | number; newValue?: string | number };

/**
 * One row of the audit log. Device and browser are kept once, in the sign-in event of `sessionId`. An event made here
 * has no `ipAddress`: a page cannot know its own, and the screen says "this device".
 */
export type AuditEvent = {
  id: string;
  timestamp: string;
  user: string;
  userRole: Role | 'system';
  action: string;
  resource: AuditResource;
  resourceId: string;
  severity: Severity;
  status: AuditStatus;
  sessionId?: string;
  ipAddress?: string;
  userAgent?: string;
  /** Milliseconds from the deed to its detection, where one was recorded. */
  detectedAfterMs?: number;
  details?: Record<string, string | number>;
  changes?: FieldChange[];
  /** Its place in the chain and the hash of the row before (auditChain.ts); none from before there was a chain. */
  link?: string;
};
