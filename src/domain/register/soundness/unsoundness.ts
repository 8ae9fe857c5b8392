/*
 * What holds between the records of a register, beyond their shapes (storedFields.ts): what the portal itself can never have
 * written. Asked of what comes in from elsewhere, since a file may have been edited by hand. Of what is stored, less is
 * asked (impossiblePayments.ts).
 */

/** Why a record cannot have been written by the portal. */
export type Unsoundness =
  /** An id that no address can hold, or a revision that leaves no room for another. */
  | 'odd_id'
  | 'unknown_district'
  /** Nobody said how the claimant is paid, and the claim was not finished on paper. */
  | 'not_known'
  | 'in_future'
  /** Its moments do not follow each other. */
  | 'out_of_order'
  /** Coordinates outside the country, or one without the other. */
  | 'odd_place'
  /** More files, or others, than the wizard takes. */
  | 'odd_evidence'
  /** Nobody did what its status says, or it holds what was not done yet. */
  | 'no_decision'
  /** The claimant was told of a decision that was never made, or before it was. */
  | 'told_of_nothing'
  /** Information that was never asked for was answered, or a claim went on while a piece of it was open. */
  | 'odd_answers'
  /** Closed without a closing that stands, for no answer before the day, or a closing that nobody reopened. */
  | 'odd_closing'
  /** On hold for no reason, after it ended, or twice at a time. */
  | 'odd_hold'
  /** An appeal of a decision that was never made, or of one twice, or decided otherwise than the claim says. */
  | 'odd_appeal'
  /** A correction of nothing, for no reason, or confirmed by whoever made it. */
  | 'odd_correction'
  /** Conditions that no approval made, or money that was sent while one was open. */
  | 'odd_conditions'
  /** Another amount than was assessed or approved. */
  | 'other_amount'
  | 'overpaid'
  /** A payment of more than is still to be paid. */
  | 'too_much'
  /** Two payments under way. */
  | 'open_twice'
  /** Its payments do not lead to its status. */
  | 'other_payments'
  /** A payment does not hold what its own status needs. */
  | 'odd_payment'
  /** Payments that are not numbered one after the other. */
  | 'odd_numbers'
  /** A payment to somebody to whom none was retried. */
  | 'other_payee'
  /** Entries of the ledger that do not follow each other. */
  | 'broken_chain'
  /** A top-up of the fund without a note. */
  | 'no_note'
  /** A valuation schedule with a rate missing, twice or below zero, or published without a day. */
  | 'odd_schedule'
  /** Rules of the scheme that its form does not let through. */
  | 'odd_scheme'
  /** A claim was valued by other rates than it names, or above the limit. */
  | 'odd_valuation';

/** Devices' clocks differ, and stand in other zones: what is out of order or ahead by a day may be true. Milliseconds. */
const clockSlack = 24 * 3_600_000;

/** What addresses, names of files and keys of storage can hold. */
export const claimIdPattern = /^[A-Z0-9-]{1,64}$/i;
/** Those of payments, drafts and accounts may be put together of others. */
export const idPattern = /^[A-Z0-9:-]{1,200}$/i;

/** More changes than any record goes through, far below where whole numbers end. */
const likelyRevisions = 1_000_000_000;

/** Whether an id or a revision is none that the portal gives. */
export const isOdd = ({ id, rev }: { id: string; rev: number }) => !idPattern.test(id) || rev > likelyRevisions;

/** Whether one of several moments lies in the future, by more than clocks differ. @param now an instant */
export const isAhead = (moments: readonly (string | undefined)[], now: string) => {
  const latest = Date.parse(now) + clockSlack;
  return moments.some((moment) => moment !== undefined && Date.parse(moment) > latest);
};

/** Whether moments follow each other, those left out that there are none of. */
export const inOrder = (...moments: (string | undefined)[]) => {
  const times = moments.flatMap((moment) => (moment === undefined ? [] : Date.parse(moment)));
  return times.every((time, index) => index === 0 || time >= (times[index - 1] ?? time) - clockSlack);
};
