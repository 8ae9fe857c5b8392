import type { FundLedgerEntry } from '../../../domain/payment/ledger';
import { isEqual } from '../../../domain/isEqual';
import { findUnsoundLedger } from '../../../domain/register/soundness/recordSoundness';
import type { Entities, LedgerItem } from './types';

const inOrder = (entries: readonly FundLedgerEntry[]) => [...entries].sort((a, b) => a.number - b.number);

/**
 * Sorts the fund ledger of a file. Each entry begins where the one before it ended, so two ledgers that parted cannot be
 * put together: one is chosen whole. Refused where what would come in holds no chain; nothing where the file has no
 * entry.
 * @param now an instant
 */
export function planLedger(
  { fundLedger }: Pick<Entities, 'fundLedger'>,
  entries: FundLedgerEntry[],
  now: string,
): LedgerItem[] {
  if (entries.length === 0) return [];
  const ours = inOrder(Object.values(fundLedger.entities));
  const theirs = inOrder(entries);
  const item = { kind: 'fundLedger', id: 'fundLedger', ours, theirs } as const;
  const shared = Math.min(ours.length, theirs.length);
  if (!isEqual(ours.slice(0, shared), theirs.slice(0, shared))) {
    const unsound = findUnsoundLedger(theirs, now);
    if (unsound) return [{ ...item, outcome: 'refused', reason: unsound }];
    return [{ ...item, outcome: 'clash', reason: 'both_changed' }];
  }
  if (ours.length === theirs.length) return [{ ...item, outcome: 'same' }];
  if (ours.length > theirs.length) return [{ ...item, outcome: 'kept', reason: 'older' }];
  const unsound = findUnsoundLedger(theirs.slice(Math.max(0, ours.length - 1)), now);
  return [unsound ? { ...item, outcome: 'refused', reason: unsound } : { ...item, outcome: 'added' }];
}
