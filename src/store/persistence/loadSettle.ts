import type { RootState } from '../registerReducers';
import type { Settled } from './settleRecords';
import { hasUnnumbered } from './unnumbered';

/**
 * Loads what settles the records of a start (settleRecords.ts).
 * @param read what was read
 */
export async function loadSettle(read: RootState): Promise<(state: RootState) => Settled | undefined> {
  try {
    return (await import(/* webpackChunkName: "settle" */ './settleRecords')).settleRecords;
  } catch (reason) {
    // Without numbers nobody knows a claim's latest payment. What cannot have been made, the next start finds as well.
    if (hasUnnumbered(read)) throw reason;
    return () => undefined;
  }
}
