import type { Claim } from '../claim/claim';
import { isEqual } from '../isEqual';
import { notAllowed } from '../notAllowed';
import type { Payment, PaymentChange } from '../payment/payment';
import type { Refusal } from '../refusal';
import type { Scheme } from '../scheme/scheme';
import type { Stamp } from '../stamp';
import type { Schedule } from '../valuation/scheduleRecord';
import type { Words } from '../words';

/** What an action is decided on: the claim as it stands, its payments first to last, the valuation schedules,
 * and who does it when. */
export type DecisionContext = {
  action: string;
  claim: Claim;
  payments: readonly Payment[];
  /** The claim's payments that were cancelled: nothing is done to them, but one may say where money was to go. */
  cancelled?: readonly Payment[];
  schedules: readonly Schedule[];
  stamp: Stamp;
  /** The id of their account, where they have one. */
  account?: string | undefined;
};

/**
 * What an action makes of one claim besides its status, which its row says: fields that change, a note to leave, payments
 * made or changed.
 */
export type DecisionResult = {
  after?: Partial<Omit<Claim, 'id' | 'rev' | 'status' | 'notes' | 'updatedAt'>>;
  note?: string;
  payments?: PaymentChange[];
};

/** Checks the form that was filled in for a claim, and says what becomes of it. A pure function. */
export type DecideForm<Form> = (form: Form, on: DecisionContext) => DecisionResult | { refusal: Refusal };

/**
 * Why an action could not have made a result, whoever decided on it and by whatever form: what any copy of the register can
 * judge, without the rules for texts. Undefined where it could.
 */
export type AcceptsResult = (result: DecisionResult, on: DecisionContext) => Refusal | undefined;

/**
 * Why an action cannot be done to a claim as it stands, besides its status: undefined where it can. Asked before a form is
 * filled in as well.
 */
export type FindClaimRefusal = (claim: Claim, action: string, scheme: Scheme) => Refusal | undefined;

/** What is known of an action beside its row. */
export type ActionRules = { accepts: AcceptsResult; findClaimRefusal?: FindClaimRefusal };

/**
 * Accepts a result that is what the action makes of the values in it, and takes away no more; what it leaves as a note is
 * free.
 */
export function acceptsOnly(result: DecisionResult, made: ReturnType<DecideForm<unknown>>): Refusal | undefined {
  if ('refusal' in made) return made.refusal;
  const isMade =
    isEqual(result.after ?? {}, made.after ?? {}) &&
    isEqual(takenAway(result), takenAway(made)) &&
    isEqual(result.payments ?? [], made.payments ?? []);
  return isMade ? undefined : notAllowed;
}

/** The fields that a result leaves a claim without. */
const takenAway = ({ after = {} }: DecisionResult): string[] =>
  Object.entries(after)
    .flatMap(([field, value]) => (value === undefined ? field : []))
    .sort();

/** The refusal of an amount that the valuation does not lead to. */
export const wrongAmount: Refusal = {
  code: 'invalid',
  message: 'The amount does not match the valuation schedule. Check the valuation and try again.',
};

/** The refusal of what stands in one field. */
export const invalid = (field: string, message: Words): { refusal: Refusal } => ({
  refusal: { code: 'invalid', message, fields: { [field]: message } },
});

/** What a claim's note holds of the texts of a form, or undefined where all are empty. */
export const joinNotes = (...parts: string[]): string | undefined => parts.filter(Boolean).join('\n') || undefined;

/** The form says one thing and the action another. */
export const otherAction: { refusal: Refusal } = {
  refusal: { code: 'invalid', message: 'You can apply only one action to several claims at once' },
};

/** Of several payments under way, nobody can tell which one is meant: then none is paid or made. */
export const severalUnderWay: { refusal: Refusal } = {
  refusal: {
    code: 'invalid',
    message: 'An earlier payment of this claim is not finished. First record whether it succeeded or failed.',
  },
};
