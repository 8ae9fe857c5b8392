import type { TFunction } from 'i18next';
import { systemActor, type AuditEvent } from '../../../domain/audit/audit';
import { auditRoleLabel } from '../../../domain/audit/auditWords';

/** The address an event came from. A page cannot know its own (docs/product.md, Audit). */
export const addressText = (t: TFunction, { ipAddress }: AuditEvent) => ipAddress ?? t('this device');

/** Who did it, by name; the portal itself in the language of the screen. */
export const userText = (t: TFunction, event: AuditEvent): string =>
  event.userRole === systemActor.userRole ? t(auditRoleLabel(event)) : event.user;

/** Who did it, with their role; the portal itself has no name beside it. */
export function whoText(t: TFunction, event: AuditEvent): string {
  const role = t(auditRoleLabel(event));
  return event.userRole === systemActor.userRole ? role : `${event.user} (${role})`;
}
