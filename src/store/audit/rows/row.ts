import type * as v from 'valibot';
import type { AuditEvent, systemActor } from '../../../domain/audit/audit';
import { auditCodes, type GradedCode } from '../../../domain/audit/auditCodes';
import type { eventSchemas } from '../../eventSchemas';
import type { EventMeta } from '../../events';

/** What a row says besides who did it and when, which is the event's stamp unless the portal itself acted. */
export type Row = Omit<AuditEvent, 'id' | 'timestamp' | 'user' | 'userRole' | 'sessionId'> &
  Partial<typeof systemActor>;

export type EventType = keyof typeof eventSchemas;

type Payload<Type extends EventType> = v.InferOutput<(typeof eventSchemas)[Type]>;

/** An event by its name, once stamped. */
export type EventOf<Type extends EventType> = {
  [Each in Type]: { type: Each; payload: Payload<Each>; meta: EventMeta };
}[Type];

/** What events leave in the log, by their names: one row, a list with a row for each claim, or none. */
export type RowsByEvent = {
  [Type in EventType]?: (payload: Payload<Type>, meta: EventMeta) => Row | Row[] | undefined;
};

/** What succeeded, whose severity its kind or its amount tells. */
export const succeeded = (action: string, resource: Row['resource'], resourceId: string) =>
  ({ action, resource, resourceId, status: 'success' }) as const;

/** What succeeded, whose severity its action tells. */
export function success(action: GradedCode, resource: Row['resource'], resourceId: string): Row {
  return { ...succeeded(action, resource, resourceId), severity: auditCodes[action].severity };
}
