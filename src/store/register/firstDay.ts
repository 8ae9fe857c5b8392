import { systemActor } from '../../domain/audit/audit';
import { chainBeginnings, readLink } from '../../domain/audit/auditChain';
import type { RootState } from '../registerReducers';

/**
 * Whether the register is the sample as it was laid down on the first run: nobody has signed in on this device yet. What
 * the portal did by itself is nobody's.
 */
export function isUntouchedSample({ audit, storage }: RootState): boolean {
  if (!storage.open || !beginsWithSample(audit)) return false;
  if (audit.chain === null) return true;
  // From the end, where the events of a register in use are: this is asked after every event while nobody is signed in.
  return !audit.ids.findLast((id) => {
    const row = audit.entities[id];
    return row && row.userRole !== systemActor.userRole && !isOfSample(row.link);
  });
}

/** Whether the register began as the sample and whoever is signed in is the first who ever did so on this device. */
export function isFirstSessionOnSample({ audit, session, storage }: RootState): boolean {
  if (!storage.open || !session.current || !beginsWithSample(audit)) return false;
  const rows = audit.ids.map((id) => audit.entities[id]);
  const first = rows.find((row) => row?.action === 'LOGIN_SUCCESS' && !isOfSample(row.link));
  return first?.resourceId === session.current.sessionId;
}

type Log = RootState['audit'];

const beginsWithSample = ({ ids, entities }: Log) => isOfSample(entities[ids[0] ?? '']?.link);

const isOfSample = (link: string | undefined) => readLink(link)?.chain.startsWith(chainBeginnings.sample) === true;
