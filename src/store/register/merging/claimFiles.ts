import { kinds, type RegisterRecords } from '../../../domain/register/kinds/kinds';
import type { Claim } from '../../../domain/claim/claim';
import { findOutcomes } from '../../../domain/claim/outcome';
import { exactKey } from '../../../domain/claimImport/rows/knownClaims';
import { lifecycle } from '../../../domain/workflow/lifecycle';
import { counts, type Payment } from '../../../domain/payment/payment';
import { findRecord } from '../../table';
import { isEqual } from '../../../domain/isEqual';
import { compareHistories, type Histories } from './histories';
import { findLastOfClaim } from './lastEvents';
import { findUnsoundClaim } from '../../../domain/register/soundness/claimSoundness';
import type { IsLogged } from '../../../domain/register/soundness/paymentSoundness';
import { takesTheirs, type ClaimFile, type ClaimItem, type Entities, type LastEvents, type MergeSide } from './types';

/** Sorts the claims of a file, each with its payments; rests after every claim. */
export function* planClaims(
  current: Pick<Entities, 'claims' | 'payments'>,
  theirs: Pick<RegisterRecords, 'claims' | 'payments'>,
  histories: { ours: Histories; theirs: Histories },
  now: string,
): Generator<void, ClaimItem[]> {
  const ourPayments = byClaim(Object.values(current.payments.entities));
  const theirPayments = byClaim(theirs.payments);
  const lastEvents = (ours: ClaimFile, file: ClaimFile): LastEvents => ({
    ours: findLastOfClaim(ours, histories.ours.of('claim', ours.claim.id)),
    theirs: findLastOfClaim(file, histories.theirs.of('claim', file.claim.id)),
  });
  // The event that made a payment has the rest of its id in the log.
  const isLogged: IsLogged = (paymentId, what) => {
    const eventId = paymentId.replace(/^PAY-/, '');
    const claimId = eventId.slice(eventId.indexOf(':') + 1);
    return [histories.theirs, histories.ours].some((logs) => {
      const history = logs.of('claim', claimId);
      if (what === 'retried') return history.get(eventId)?.action === lifecycle.retry_payment.audit.code;
      return [...history.values()].some(({ details }) => details && `${details.undoes}:${claimId}` === eventId);
    });
  };
  const inFile = new Set(theirs.claims.map(({ id }) => id));
  const losses = new Map(Object.values(current.claims.entities).map((claim) => [exactKey(claim), claim]));
  const sort = (claim: Claim): ClaimItem => {
    const { id } = claim;
    const file = { claim, payments: theirPayments.get(id) ?? [] };
    const known = findRecord(current.claims.entities, id);
    const ours = known && { claim: known, payments: ourPayments.get(id) ?? [] };
    const item = { kind: 'claims', id, ours, theirs: file } as const;
    const unsound = findUnsoundClaim(file, now, isLogged);
    if (unsound) return { ...item, outcome: 'refused', reason: unsound };
    if (file.payments.some((payment) => (findRecord(current.payments.entities, payment.id)?.claimId ?? id) !== id)) {
      return { ...item, outcome: 'refused', reason: 'foreign_payment' };
    }
    if (!ours) {
      const like = losses.get(exactKey(claim));
      // Where the file holds both, somebody has taken them for two already.
      if (!like || inFile.has(like.id)) return { ...item, outcome: 'added' };
      const likeFile = { claim: like, payments: ourPayments.get(like.id) ?? [] };
      return { ...item, outcome: 'clash', reason: 'looks_like', like: likeFile, last: lastEvents(likeFile, file) };
    }
    if (isEqual(contentOf(ours), contentOf(file))) return { ...item, outcome: 'same' };
    if (ours.claim.createdAt !== claim.createdAt) {
      return { ...item, outcome: 'clash', reason: 'other_claim', last: lastEvents(ours, file) };
    }
    const sorted = compareHistories(histories.ours.of('claim', id), histories.theirs.of('claim', id));
    if (sorted.outcome === 'changed' && takesBack(ours, file)) {
      return { ...item, outcome: 'clash', reason: 'takes_back', last: lastEvents(ours, file) };
    }
    const { logs } = sorted;
    if (!logs) return { ...item, ...sorted };
    const withNotes = {
      ours: [...logs.ours, ...histories.ours.ofNotes(id).values()],
      theirs: [...logs.theirs, ...histories.theirs.ofNotes(id).values()],
    };
    return { ...item, ...sorted, last: lastEvents(ours, file), logs: withNotes };
  };
  const items: ClaimItem[] = [];
  for (const claim of theirs.claims) {
    items.push(sort(claim));
    yield;
  }
  return items;
}

/** Whether what happened here would not have happened any more: money that was paid out, or how the claim was decided. */
function takesBack(ours: ClaimFile, theirs: ClaimFile): boolean {
  const paidIn = ({ payments }: ClaimFile) =>
    payments.filter(({ paymentStatus }) => paymentStatus === 'success').filter(counts);
  const paid = new Set(paidIn(theirs).map(({ id }) => id));
  if (paidIn(ours).some(({ id }) => !paid.has(id))) return true;
  const decided = findOutcomes(theirs.claim);
  return findOutcomes(ours.claim).some((outcome) => !decided.some((other) => isEqual(outcome, other)));
}

/** The payments of a file whose claim it does not hold. */
export function findStrayPayments({ claims, payments }: Pick<RegisterRecords, 'claims' | 'payments'>): Payment[] {
  const ids = new Set(claims.map(({ id }) => id));
  return payments.filter((payment) => !ids.has(kinds.payments.ownerOf(payment)));
}

function byClaim(payments: readonly Payment[]): Map<string, Payment[]> {
  const lists = new Map<string, Payment[]>();
  for (const payment of payments) lists.set(payment.claimId, [...(lists.get(payment.claimId) ?? []), payment]);
  return lists;
}

/**
 * What of a claim people decided on: revisions count the changes of one register, notes are merged apart, and whether the last
 * action can be undone is each register's.
 */
function contentOf({ claim, payments }: ClaimFile) {
  const { rev: _rev, notes: _notes, updatedAt: _updatedAt, undoable: _undoable, ...content } = claim;
  return { content, payments: Object.fromEntries(payments.map((payment) => [payment.id, { ...payment, rev: 0 }])) };
}

/** The claim as it is to be, with the notes of both sides; undefined where none is to be. */
export function resolveClaim(item: ClaimItem, choice?: MergeSide): ClaimFile | undefined {
  const { outcome, ours, theirs } = item;
  if (outcome === 'refused') return ours;
  const [base, other] = takesTheirs(item, choice) ? [theirs, ours] : [ours, theirs];
  if (!base) return undefined;
  const joined = joinNotes(base.claim, other?.claim);
  const claim =
    outcome === 'same' && !isEqual(ours?.claim.undoable, theirs.claim.undoable) ? withoutUndo(joined) : joined;
  // The same was done on both sides: it was last done by the later of them.
  const isLater = outcome === 'same' && theirs.claim.updatedAt > claim.updatedAt;
  return { claim: isLater ? { ...claim, updatedAt: theirs.claim.updatedAt } : claim, payments: base.payments };
}

/** Done on both sides, or a paper of it taken on one: an undo would be of one of them alone. */
function withoutUndo(claim: Claim): Claim {
  const { undoable, ...stands } = claim;
  return undoable ? stands : claim;
}

function joinNotes(claim: Claim, other: Claim | undefined): Claim {
  const held = new Set(claim.notes.map(({ id }) => id));
  const more = (other?.notes ?? []).filter(({ id }) => !held.has(id));
  if (more.length === 0) return claim;
  const notes = [...claim.notes, ...more].sort((a, b) =>
    `${a.timestamp} ${a.id}` < `${b.timestamp} ${b.id}` ? -1 : 1,
  );
  const updatedAt = more.reduce((last, { timestamp }) => (timestamp > last ? timestamp : last), claim.updatedAt);
  return { ...claim, notes, updatedAt };
}
