import * as v from 'valibot';
import { isEqual } from '../isEqual';
import { roleNames } from '../user/roles';
import type { Tone } from '../workflow/statuses';
import { id, instant, keysOf, measure, text } from '../register/storedFields';
import type { Words } from '../words';

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

/** Who does what the portal does by itself, as an audit row names them. */
export const systemActor = { user: 'System', userRole: 'system' } as const satisfies Partial<AuditEvent>;

const value = v.union([v.string(), v.number()]);

const fieldChangeRecord = v.object({ field: text, oldValue: v.optional(value), newValue: v.optional(value) });

/** A field that changed. Values are shown as they are; one that was or is not there is left out. */
export type FieldChange = v.InferOutput<typeof fieldChangeRecord>;

export const auditRecord = v.object({
  id,
  timestamp: instant,
  user: text,
  userRole: v.picklist([...roleNames, 'system']),
  action: text,
  resource: v.picklist(['claim', 'payment', 'user', 'session', 'fund', 'schedule', 'scheme', 'settings', 'register']),
  resourceId: text,
  severity: keysOf(severities),
  status: keysOf(auditStatuses),
  sessionId: v.optional(text),
  ipAddress: v.optional(text),
  userAgent: v.optional(text),
  /** Milliseconds from the event to its detection, where one was recorded. */
  detectedAfterMs: v.optional(v.pipe(measure, v.minValue(0))),
  details: v.optional(v.record(text, value)),
  changes: v.optional(v.array(fieldChangeRecord)),
  /** Its place in the chain and the hash of the row before (auditChain.ts); none from before there was a chain. */
  link: v.optional(text),
});

/**
 * One row of the audit log. Device and browser are kept once, in the sign-in event of `sessionId`. An event made here
 * has no `ipAddress`: a page cannot know its own, and the screen says "this device".
 */
export type AuditEvent = v.InferOutput<typeof auditRecord>;

export type AuditResource = AuditEvent['resource'];

/** Whether two audit events tell the same, whatever their place in a chain: an event stored later than told was linked anew. */
export const isSameEvent = (a: AuditEvent | undefined, b: AuditEvent) =>
  a === b || (a !== undefined && isEqual({ ...a, link: undefined }, { ...b, link: undefined }));
