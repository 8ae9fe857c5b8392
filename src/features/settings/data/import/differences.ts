import { evidenceSlotNames, evidenceSlots } from '../../../../domain/incident/evidence';
import { factsOf } from '../../../../domain/register/kinds/kinds';
import { isEqual } from '../../../../domain/isEqual';
import type { FundLedgerEntry } from '../../../../domain/payment/ledger';
import type { Verification } from '../../../../domain/workflow/verification';
import type { Words } from '../../../../domain/words';
import { branch, isBranch, leaf } from '../../../../store/audit/diff';
import type { ClaimFile, Logs, MergeItem, MergeSide } from '../../../../store/register/merging/types';
import { isMoment } from './fieldWords';

type Value = string | number | undefined;

/** Of which of several a field is: the second payment. */
export type Part = { label: Words; number: number };

/** A field in which this register's record and the file's differ; undefined is no value. */
export type Difference = {
  field: string;
  part?: Part;
  ours: Value;
  theirs: Value;
  /** No audit event of a side accounts for its value. */
  unexplained?: boolean;
};

type Compared = Difference & {
  /** When that which the field is of was made, on each side that has it. */
  made?: { ours: string | undefined; theirs: string | undefined };
};

/** All fields in which the two records of an item differ, but for what each register counts by itself. */
export function findDifferences(item: MergeItem): Difference[] {
  const { logs } = item;
  const compared = compareItem(item);
  if (!logs) return compared;
  return compared.map((difference) => ({ ...difference, unexplained: !isExplained(difference, logs) }));
}

function compareItem(item: MergeItem): Compared[] {
  if (item.kind === 'claims') {
    const ours = item.ours ?? item.like;
    return ours ? compareClaims(ours, item.theirs) : [];
  }
  if (item.kind === 'fundLedger') return compareEntries(item.ours ?? [], item.theirs);
  return compare(item.ours && factsOf(item.kind, item.ours), factsOf(item.kind, item.theirs));
}

function compareClaims(ours: ClaimFile, theirs: ClaimFile): Compared[] {
  const pieces = ({ claim }: ClaimFile) =>
    claim.verifications.flatMap(({ asked }) => asked?.pieces.map(({ answer }) => answer) ?? []);
  const lists = ({ claim, payments }: ClaimFile): [string, Words, readonly (object | undefined)[]][] => [
    ['verification', 'Verification', claim.verifications.map(withoutAnswers)],
    ['answer', 'What is missing', pieces({ claim, payments })],
    ['decision', 'Decision', claim.decisions],
    ['condition', 'Condition', claim.conditionChecks ?? []],
    ['told', 'Told', claim.told ?? []],
    ['closing', 'Closing', claim.closings ?? []],
    ['hold', 'Hold', claim.holds ?? []],
    ['appeal', 'Appeal', claim.appeals ?? []],
  ];
  const there = lists(theirs);
  return [
    ...compare(singleFields(ours), singleFields(theirs)),
    ...compareEvidence(ours, theirs),
    ...lists(ours).flatMap(([field, label, list], place) => compareLists(field, label, list, there[place]?.[2] ?? [])),
    ...comparePayments(ours, theirs),
    ...compareNotes(ours, theirs),
  ];
}

const withoutAnswers = ({ asked, ...verification }: Verification) => ({
  ...verification,
  asked: asked && { ...asked, pieces: asked.pieces.map(({ answer: _answer, ...piece }) => piece) },
});

/** What a claim has one of. */
function singleFields({ claim }: ClaimFile) {
  const { rev: _rev, updatedAt: _updatedAt, notes: _notes, evidence: _evidence, undoable: _undoable, ...rest } = claim;
  const { verifications: _v, decisions: _d, told: _t, closings: _c, conditionChecks: _k, ...others } = rest;
  const { holds: _h, appeals: _a, ...fields } = others;
  return fields;
}

/** The files of a slot by their names, and files of the same names by all that is known of them. */
function compareEvidence(ours: ClaimFile, theirs: ClaimFile): Compared[] {
  return evidenceSlotNames.flatMap((slot) => {
    const [here, there] = [ours.claim.evidence[slot], theirs.claim.evidence[slot]];
    const field = `evidence.${slot}`;
    const [namesHere, namesThere] = [leaf(here), leaf(there)];
    if (namesHere !== namesThere) return [{ field, ours: namesHere, theirs: namesThere }];
    return here.flatMap((file, place) => {
      const part = { label: evidenceSlots[slot].one, number: place + 1 };
      return compare(file, there[place], field).map((row) => ({ ...row, part }));
    });
  });
}

function compareLists(
  field: string,
  label: Words,
  ours: readonly (object | undefined)[],
  theirs: readonly (object | undefined)[],
): Compared[] {
  const length = Math.max(ours.length, theirs.length);
  return Array.from({ length }, (_, place) => {
    const made = { ours: whenMade(ours[place]), theirs: whenMade(theirs[place]) };
    const part = length > 1 ? { label, number: place + 1 } : undefined;
    return compare(ours[place], theirs[place], field).map((row) => ({ ...row, part, made }));
  }).flat();
}

function comparePayments(ours: ClaimFile, theirs: ClaimFile): Compared[] {
  const ids = new Set([...ours.payments, ...theirs.payments].map(({ id }) => id));
  const shown = (payment: ClaimFile['payments'][number] | undefined) => {
    const { id: _id, rev: _rev, claimId: _claimId, ...fields } = payment ?? {};
    return fields;
  };
  return [...ids].flatMap((id) => {
    const [here, there] = [ours, theirs].map(({ payments }) => payments.find((payment) => payment.id === id));
    const part: Part | undefined =
      ids.size > 1 ? { label: 'Payment', number: here?.number ?? there?.number ?? 0 } : undefined;
    const made = { ours: here?.createdAt, theirs: there?.createdAt };
    return compare(shown(here), shown(there), 'payment').map((row) => ({ ...row, part, made }));
  });
}

/** A note by what it says; the notes of both sides are kept anyhow. */
function compareNotes(ours: ClaimFile, theirs: ClaimFile): Compared[] {
  const ids = new Set([...ours.claim.notes, ...theirs.claim.notes].map(({ id }) => id));
  return [...ids].flatMap((id): Compared[] => {
    const [here, there] = [ours, theirs].map(({ claim }) => claim.notes.find((note) => note.id === id));
    if (isEqual(here, there)) return [];
    const type = here?.type ?? there?.type;
    const made = { ours: here?.timestamp, theirs: there?.timestamp };
    if (here?.content !== there?.content) {
      return [{ field: `note.${type}`, ours: here?.content, theirs: there?.content, made }];
    }
    return compare(here, there, 'note').map((row) => ({ ...row, made }));
  });
}

function compareEntries(ours: readonly FundLedgerEntry[], theirs: readonly FundLedgerEntry[]): Compared[] {
  const numbers = new Set([...ours, ...theirs].map(({ number }) => number));
  const entryOf = (entries: readonly FundLedgerEntry[], number: number) => {
    const { id: _id, number: _number, ...fields } = entries.find((entry) => entry.number === number) ?? {};
    return fields;
  };
  return [...numbers].flatMap((number) =>
    compare(entryOf(ours, number), entryOf(theirs, number)).map((row) => ({
      ...row,
      part: { label: 'Entry', number },
    })),
  );
}

/** The leaves that differ, by their path. A list that reads the same on both sides is told by all that it holds. */
function compare(ours: unknown, theirs: unknown, field = ''): Compared[] {
  if (isBranch(ours) || isBranch(theirs)) {
    const [here, there]: [Record<string, unknown>, Record<string, unknown>] = [
      { ...branch(ours) },
      { ...branch(theirs) },
    ];
    return [...new Set([...Object.keys(here), ...Object.keys(there)])].flatMap((key) =>
      compare(here[key], there[key], field ? `${field}.${key}` : key),
    );
  }
  const [here, there] = [leaf(ours), leaf(theirs)];
  if (here !== there) return [{ field, ours: here, theirs: there }];
  if (!Array.isArray(ours) || isEqual(ours, theirs)) return [];
  return [{ field, ours: inFull(ours), theirs: inFull(theirs) }];
}

/** All that a list holds. */
function inFull(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(leaf(value) ?? '');
  return Object.values(value)
    .map(inFull)
    .filter((text) => text !== '')
    .join(Array.isArray(value) ? '; ' : ', ');
}

const madeFields = ['verifiedOn', 'answeredOn', 'decidedOn', 'recordedAt', 'closedOn', 'filedOn'];

function whenMade(record: object | undefined): string | undefined {
  const fields = new Map<string, unknown>(Object.entries(record ?? {}));
  const found = madeFields.map((field) => fields.get(field)).findLast((value) => value !== undefined);
  return typeof found === 'string' ? found : undefined;
}

/** Whether the logs account for a difference: what each side says was recorded on it, or was so before the other changed it. */
const isExplained = (difference: Compared, { ours, theirs }: Logs) =>
  accountsFor(difference, 'ours', ours, theirs) && accountsFor(difference, 'theirs', theirs, ours);

function accountsFor(difference: Compared, side: MergeSide, own: Logs[MergeSide], other: Logs[MergeSide]): boolean {
  const { field, made, [side]: value } = difference;
  const wasDoneAt = (instant: string | undefined) => own.some(({ timestamp }) => timestamp === instant);
  const isMissing = made && made[side] === undefined;
  if (isMissing) return !wasDoneAt(made.ours ?? made.theirs);
  if (isMoment(field)) return own.some(({ timestamp, user }) => timestamp === value || user === value);
  const changesIn = (log: Logs[MergeSide]) =>
    log.flatMap(({ changes = [] }) => changes.filter((change) => change.field === field));
  const recorded = changesIn(own);
  if (recorded.length > 0) return recorded.some(({ newValue }) => newValue === value);
  const [before] = changesIn(other);
  return before ? before.oldValue === value : made !== undefined && wasDoneAt(made[side]);
}
