import type { RootState } from '../registerReducers';
import type { RepairedRecords } from './repairRecords';
import { hasUnnumbered } from './unnumbered';

/**
 * Loads what settles the records of a start (repairRecords.ts).
 * @param read what was read
 */
export async function loadRepair(read: RootState): Promise<(state: RootState) => RepairedRecords | undefined> {
  try {
    return (await import(/* webpackChunkName: "settle" */ './repairRecords')).repairRecords;
  } catch (reason) {
    // Without numbers nobody knows a claim's latest payment. What cannot have been made, the next start finds as well.
    if (hasUnnumbered(read)) throw reason;
    return () => undefined;
  }
}
