import { bySystem, type AuditEvent } from '../../domain/audit';
import { chainBeginnings, readLink } from '../../domain/auditChain';
import type { RootState } from '../registerReducers';

/**
 * Whether the register is the sample as it was laid down on the first run: nobody has signed in on this device yet. What
 * the portal did by itself is nobody's.
 */
export function isUntouchedSample({ audit, storage }: RootState): boolean {
  if (!storage.open || !beginsWithSample(audit)) return false;
  return audit.chain === null || ownRows(audit).every(({ userRole }) => userRole === bySystem.userRole);
}

/** Whether the register began as the sample and whoever is signed in is the first who ever did so on this device. */
export function isFirstSessionOnSample({ audit, session, storage }: RootState): boolean {
  if (!storage.open || !session.current || !beginsWithSample(audit)) return false;
  const first = ownRows(audit).find(({ action }) => action === 'LOGIN_SUCCESS');
  return first?.resourceId === session.current.sessionId;
}

type Log = RootState['audit'];

/** What was done on this device, first to last. */
const ownRows = ({ ids, entities }: Log): AuditEvent[] =>
  ids.flatMap((id) => {
    const row = entities[id];
    return row && !isOfSample(row.link) ? row : [];
  });

const beginsWithSample = ({ ids, entities }: Log) => isOfSample(entities[ids[0] ?? '']?.link);

const isOfSample = (link: string | undefined) => readLink(link)?.chain.startsWith(chainBeginnings.sample) === true;
