import type { Role } from './roles';

/** Severities of an audit event (SPEC.md section 4). */
export const severities = {
  critical: { label: 'Critical' },
  high: { label: 'High' },
  medium: { label: 'Medium' },
  low: { label: 'Low' },
} as const satisfies Record<string, { label: string }>;

export type Severity = keyof typeof severities;

/** How what an audit event tells of ended (SPEC.md section 4). */
export const auditStatuses = {
  success: { label: 'Success' },
  failed: { label: 'Failed' },
  warning: { label: 'Warning' },
} as const satisfies Record<string, { label: string }>;

export type AuditStatus = keyof typeof auditStatuses;

export type AuditResource = 'claim' | 'payment' | 'user' | 'session' | 'fund' | 'settings' | 'register';

/** A field that changed. Values are shown as they are; one that was or is not there is left out. */
export type FieldChange = { field: string; oldValue?: string | number; newValue?: string | number };

/**
 * One row of the audit log. Device and browser are kept once, in the sign-in event of `sessionId`. An event made here
 * has no `ipAddress`: a page cannot know its own, and the screen says "this device" (PRODUCT.md).
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
};
