import { isWholePart } from '../../scheme/schemeForm';
import type { SchemeRecord } from '../../scheme/schemeRecord';
import { isDistrict } from '../../place/districts';
import type { Draft } from '../../claim/draft';
import { defaultOpeningBalance, type FundLedgerEntry } from '../../payment/ledger';
import type { User } from '../../user/user';
import { claimIdPattern, idPattern, inOrder, isAhead, isOdd, type Unsoundness } from './unsoundness';

/** Why a draft cannot be true. @param now an instant */
export function findUnsoundDraft({ id, claimId, createdAt, updatedAt }: Draft, now: string): Unsoundness | undefined {
  if (!idPattern.test(id) || (claimId !== undefined && !claimIdPattern.test(claimId))) return 'odd_id';
  return isAhead([createdAt, updatedAt], now) ? 'in_future' : undefined;
}

/** Why an account cannot be true. @param now an instant */
export function findUnsoundUser(user: User, now: string): Unsoundness | undefined {
  if (isOdd(user)) return 'odd_id';
  return isAhead([user.joinDate, user.lastLogin], now) ? 'in_future' : undefined;
}

/**
 * Why entries of the fund ledger cannot follow each other: each opens with what the one before left, the first with what
 * a fund has at first, or with more after a top-up, which needs a note (docs/product.md, Funds).
 * @param entries one after the other, from the first or from a later one on
 * @param now an instant
 */
export function findUnsoundLedger(entries: readonly FundLedgerEntry[], now: string): Unsoundness | undefined {
  if (entries.some(({ id }) => !idPattern.test(id))) return 'odd_id';
  const dates = entries.map(({ date }) => date);
  if (isAhead(dates, now)) return 'in_future';
  if (entries.some((entry) => entry.allocationAmount > 0 && !isDistrict(entry.allocationDistrict))) {
    return 'unknown_district';
  }
  const [first] = entries;
  const leftBefore = (index: number) =>
    index > 0 ? entries[index - 1]?.closingBalance : first?.number === 1 ? defaultOpeningBalance : undefined;
  const holds = entries.every(
    ({ number, openingBalance }, index) =>
      number === (first?.number ?? 0) + index && openingBalance >= (leftBefore(index) ?? openingBalance),
  );
  if (!holds || first?.number === 0 || !inOrder(...dates)) return 'broken_chain';
  const isUntold = ({ openingBalance, notes }: FundLedgerEntry, index: number) =>
    openingBalance > (leftBefore(index) ?? openingBalance) && notes.trim() === '';
  return entries.some(isUntold) ? 'no_note' : undefined;
}

/** Why a part of the scheme's rules cannot have been written by the portal. @param now an instant */
export function findUnsoundPart(part: SchemeRecord, now: string): Unsoundness | undefined {
  if (isAhead([part.changedAt], now)) return 'in_future';
  return isWholePart(part) ? undefined : 'odd_scheme';
}
