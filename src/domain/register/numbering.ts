import type { Claim } from '../claim/claim';
import { payoutAccount } from '../claim/claimant';
import { closingBalance, defaultOpeningBalance, type FundLedgerEntry } from '../payment/ledger';
import { isUnderWay, type Payment } from '../payment/payment';

/*
 * Payments and entries of the fund ledger from before they had numbers, put into the order in which they were made as far
 * as that can be told. Their ids begin with the clock of the device, which may have been put back in between.
 */

type KnownClaim = Pick<Claim, 'status' | 'claimant'>;

type Numbered = { id: string; number: number };

/** Whether records wait for their numbers. */
const areUnnumbered = (records: readonly Numbered[]) => records.some(({ number }) => number === 0);

const byId = <Item extends Numbered>(items: readonly Item[]) => [...items].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Gives numbers, after those that there are, to what has none. */
function numbered<Item extends Numbered>(items: readonly Item[], order: (items: Item[]) => Item[]): Item[] {
  const last = items.reduce((highest, { number }) => Math.max(highest, number), 0);
  const places = new Map(
    order(items.filter(({ number }) => number === 0)).map(({ id }, index) => [id, last + index + 1]),
  );
  return items.map((item) => ({ ...item, number: places.get(item.id) ?? item.number }));
}

/** The payments with a number for each within its claim; of what is known of that, status and payout details tell. */
export function numberPayments(
  payments: readonly Payment[],
  claimOf: (claimId: string) => KnownClaim | undefined,
): Payment[] {
  const byClaim = new Map<string, Payment[]>();
  for (const payment of payments) byClaim.set(payment.claimId, [...(byClaim.get(payment.claimId) ?? []), payment]);
  return [...byClaim].flatMap(([claimId, own]) =>
    areUnnumbered(own) ? numbered(own, (unnumbered) => orderPayments(unnumbered, claimOf(claimId))) : own,
  );
}

/** What a claim that has no payment under way owes its status to. */
const lastOf = new Map<Claim['status'], Payment['paymentStatus']>([
  ['payment_failed', 'failed'],
  ['paid', 'success'],
]);

/**
 * The first payment of a claim goes where its payout details say; one is made where none is under way; and the one that
 * led to the claim's status is the latest.
 */
function orderPayments(payments: readonly Payment[], claim: KnownClaim | undefined): Payment[] {
  const ordered = byId(payments);
  const move = (payment: Payment | undefined, to: number) => {
    if (payment) ordered.splice(to, 0, ...ordered.splice(ordered.indexOf(payment), 1));
  };
  const account = claim && payoutAccount(claim.claimant).payeeAccount;
  move(
    ordered.find(({ payeeAccount }) => payeeAccount === account),
    0,
  );
  const settled = ordered.filter((payment) => !isUnderWay(payment));
  if (settled.length < ordered.length) return [...settled, ...ordered.filter(isUnderWay)];
  const latest = claim && ordered.findLast(({ paymentStatus }) => paymentStatus === lastOf.get(claim.status));
  move(latest, ordered.length);
  return ordered;
}

/** The entries of the fund ledger with a number for each. */
export function numberLedger(entries: readonly FundLedgerEntry[]): FundLedgerEntry[] {
  return areUnnumbered(entries) ? numbered(entries, orderLedger) : [...entries];
}

/** Each entry opens with what the one before it left, or with more after a top-up. */
function orderLedger(entries: readonly FundLedgerEntry[]): FundLedgerEntry[] {
  const rest = byId(entries);
  if (rest.every((entry, index) => entry.openingBalance >= (rest[index - 1]?.closingBalance ?? defaultOpeningBalance)))
    return rest;
  const ordered: FundLedgerEntry[] = [];
  let balance = defaultOpeningBalance;
  while (rest.length > 0) {
    const goesOn = rest.findIndex(({ openingBalance }) => openingBalance === balance);
    const topsUp = rest.findIndex(({ openingBalance }) => openingBalance > balance);
    const [next] = rest.splice(goesOn >= 0 ? goesOn : Math.max(topsUp, 0), 1);
    if (!next) break;
    ordered.push(next);
    balance = closingBalance(next.openingBalance, next.allocationAmount);
  }
  return ordered;
}
