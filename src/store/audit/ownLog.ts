import { isAlert, type AuditEvent } from '../../domain/audit/audit';
import { isSameEmail } from '../../domain/user/user';
import type { RootState } from '../registerReducers';
import { selectMyUser } from '../session/profile';
import { selectSession } from '../session/selectors';
import { selectNewestEvents } from './log';

/**
 * The signed-in person's own sign-ins and security events, newest first (docs/product.md, Settings): their sessions,
 * refused sign-ins included, their changes of settings and profile, what was done to their account, and whatever of
 * theirs is of severity high or critical. The log names people: those of a managed user are found under former names
 * too.
 */
export function findOwnSecurityEvents(state: RootState): AuditEvent[] {
  const session = selectSession(state);
  if (!session) return [];
  const events = selectNewestEvents(state);
  const user = selectMyUser(state);
  const isAboutMe = ({ resource, resourceId }: AuditEvent) => resource === 'user' && resourceId === user?.id;
  const names = new Set([session.name, ...events.filter(isAboutMe).flatMap(namesIn)]);
  return events.filter(
    (event) =>
      isAboutMe(event) ||
      (names.has(event.user) && isSecurity(event)) ||
      isSameEmail(String(event.details?.email ?? ''), session.email),
  );
}

const namesIn = ({ changes = [] }: AuditEvent) =>
  changes.flatMap(({ field, oldValue }) => (field === 'name' && typeof oldValue === 'string' ? [oldValue] : []));

const isSecurity = (event: AuditEvent) =>
  event.resource === 'session' || event.resource === 'settings' || isAlert(event);
