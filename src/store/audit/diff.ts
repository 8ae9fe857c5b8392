import type { FieldChange } from '../../domain/audit/audit';
import { itemInLog } from '../../domain/incident/items';

/** Fields that repeat what the row itself says, wherever they stand: who, when, and which claim. */
const said = new Set([
  'verifiedOn',
  'verifiedBy',
  'account',
  'decidedOn',
  'decidedBy',
  'approvedOn',
  'approvedBy',
  'recordedAt',
  'recordedBy',
  'checkedAt',
  'checkedBy',
  'answeredOn',
  'answeredBy',
  'closedOn',
  'closedBy',
  'reopenedOn',
  'reopenedBy',
  'returnedOn',
  'returnedBy',
  'heldOn',
  'heldBy',
  'releasedOn',
  'releasedBy',
  'filedOn',
  'filedBy',
  'correctedOn',
  'correctedBy',
  'createdAt',
  'updatedAt',
  'outcomes',
  'claimId',
  'rev',
]);

/** Fields that repeat the row's action, and those whose value the claim's own field of the same name tells. */
const repeated = new Set([
  'verification.action',
  'verification.calculatedCompensation',
  'verification.valuation.schedule',
  'verification.valuation.isSample',
  'verification.valuation.cap',
  'decision.decision',
  'decision.approvedAmount',
  'closing.from',
  'decision.returned.finalApproval.note',
  'appeal.valueFirst',
  'appeal.valuation.action',
  'appeal.valuation.valuation.schedule',
  'appeal.valuation.valuation.isSample',
  'appeal.valuation.valuation.cap',
  'appeal.outcome.finalApproval.note',
  'correction.toConfirm',
  'correction.outcome.kind',
]);

/** Lists of a claim that only grow: what differs is told of their last, by this name. */
const growing = new Map([
  ['verifications', 'verification'],
  ['decisions', 'decision'],
  ['closings', 'closing'],
  ['holds', 'hold'],
  ['appeals', 'appeal'],
  ['corrections', 'correction'],
]);

/** The leaves that differ between two values, by their path. Other lists are compared as the names they hold. */
export function diff(before: object, after: object, path = ''): FieldChange[] {
  const old: Record<string, unknown> = { ...before };
  const now: Record<string, unknown> = { ...after };
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
    const name = growing.get(key) ?? key;
    const field = path ? `${path}.${name}` : name;
    if (said.has(key) || repeated.has(field)) return [];
    const [oldValue, newValue] = growing.has(key) ? lastOf(key, old[key], now[key]) : [old[key], now[key]];
    if (isBranch(oldValue) || isBranch(newValue)) return diff(branch(oldValue), branch(newValue), field);
    const change = { field, oldValue: leaf(oldValue), newValue: leaf(newValue) };
    return change.oldValue === change.newValue ? [] : [change];
  });
}

/**
 * The last of a list, before and after. A new verification or decision takes the place of the one before, but for why it was
 * made: that is told again where it is the same, and for why it was taken back: that stays. A closing, a hold, an appeal and a correction are of
 * their own.
 */
function lastOf(key: string, old: unknown, now: unknown): [old: unknown, now: unknown] {
  const [before, after] = [last(old), last(now)];
  const isNew = Array.isArray(old) && Array.isArray(now) && old.length < now.length;
  if (!isNew || !isBranch(before) || !isBranch(after)) return [before, after];
  if (ofTheirOwn.has(key)) return [undefined, after];
  const kept = Object.entries(before).filter(
    ([field]) => !takingBack.has(field) && (!why.has(field) || !Object.hasOwn(after, field)),
  );
  return [Object.fromEntries(kept), after];
}

const ofTheirOwn = new Set(['closings', 'holds', 'appeals', 'corrections']);

/** What says that a verification or a decision was taken back. */
const takingBack = new Set(['reopened', 'returned']);

/** What says why a verification or a decision was made. */
const why = new Set(['reasons', 'asked']);

const last = (list: unknown): unknown => (Array.isArray(list) ? list.at(-1) : undefined);

export const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const branch = (value: unknown): object => (isBranch(value) ? value : {});

type Entry = {
  name?: string;
  field?: string;
  item?: string;
  place?: number;
  amount?: number;
  quantity?: number;
  lost?: number;
  stage?: string;
  byHand?: { source: string; reason: string };
  reason?: string;
  text?: string;
};

/**
 * A code as it is; a file by its name; a corrected detail by its field; a piece of information by its reason or its text; a further item of an incident by
 * all that is said of it. A line of a valuation by what was lost, or by its place where the committee changed it, with its
 * amount and all that this comes from.
 */
function entryText(entry: string | Entry): string {
  if (typeof entry === 'string') return entry;
  const { name, field, item, place = 0, amount, quantity, lost, stage, byHand, reason, text } = entry;
  if (text !== undefined) return reason ?? text;
  if (amount === undefined) return name ?? field ?? itemInLog(entry);
  const from = [quantity, lost === undefined ? undefined : `${lost}%`, stage, byHand?.source, byHand?.reason, reason];
  const said = from.filter((detail) => detail !== undefined);
  return `${item ?? place + 1}: ${amount}${said.length > 0 ? ` (${said.join('; ')})` : ''}`;
}

/** A value as a row shows it; an empty text is nothing. */
export function leaf(value: unknown): string | number | undefined {
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(entryText).join(', ') || undefined;
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
}
