import { addDays } from '../../dayCount';
import type { Refusal } from '../../refusal';
import type { Role } from '../../user/roles';
import type { Words } from '../../words';
import { appealableKinds, type Appeal } from '../appeal/appealRecord';
import { findOpenAppeal } from '../appeal/appeals';
import type { Claim } from '../claim';
import { isIncomplete } from '../notKnown';
import { findDecisionToTell, findTelling } from './told';

/* Until when, and by whom, an appeal can be filed (docs/product.md, Appeal). */

/** Days in which a claimant may appeal, from the day on which they were told of the decision. */
export const appealDays = 30;

/** The decision on a claim that can be appealed: a rejection or an award, and no appeal of it was decided before. */
export function findAppealable(claim: Claim): Appeal['decision'] | undefined {
  const decision = findDecisionToTell(claim);
  const kind = appealableKinds.find((one) => one === decision?.kind);
  return kind && { kind, ...(decision?.at !== undefined && { at: decision.at }) };
}

/** Until when an appeal can be filed: `until` is the last day, YYYY-MM-DD in Kampala; the days do not run before somebody told the claimant. */
export type AppealTime = { state: 'running'; until: string } | { state: 'not_begun' };

/** The time in which a decision on a claim can be appealed; undefined while there is none that can be. */
export function findAppealTime(claim: Claim): AppealTime | undefined {
  if (!findAppealable(claim)) return undefined;
  const telling = findTelling(claim);
  return telling?.state === 'told'
    ? { state: 'running', until: addDays(telling.told.day, appealDays) }
    : { state: 'not_begun' };
}

/** @param today YYYY-MM-DD in Africa/Kampala */
export const isLate = (time: AppealTime | undefined, today: string): boolean =>
  time?.state === 'running' && today > time.until;

/** Whether an appeal of the decision on a claim can be filed at all: one can be, none is open, and all of the claimant is known. */
export const isAppealable = (claim: Claim): boolean =>
  findAppealTime(claim) !== undefined && !isIncomplete(claim) && !findOpenAppeal(claim);

/**
 * Why somebody cannot file an appeal of the decision on a claim: undefined where they can. An officer files it until its last
 * day, an administrator after that.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export function findFilingRefusal(claim: Claim, role: Role, today: string): Refusal | undefined {
  if (!isAppealable(claim)) return { code: 'wrong_status', message: noAppeal };
  const late = isLate(findAppealTime(claim), today);
  if (late === (role === 'admin')) return undefined;
  return late ? tooLate : inTime;
}

/** What is said of a claim on which no appeal can be filed. */
export const noAppeal: Words = 'There is no decision on this claim that can be appealed now. Nothing was changed.';

const tooLate: Refusal = {
  code: 'wrong_role',
  message: 'The last day for an appeal has passed. Only an administrator can file it now, with a reason.',
};

const inTime: Refusal = {
  code: 'wrong_role',
  message: 'An appeal can still be filed in time. A district officer files it.',
};
