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

type Log = RootState['audit'];

export const beginsWithSample = ({ ids, entities }: Log) => isOfSample(entities[ids[0] ?? '']?.link);

export const isOfSample = (link: string | undefined) =>
  readLink(link)?.chain.startsWith(chainBeginnings.sample) === true;
