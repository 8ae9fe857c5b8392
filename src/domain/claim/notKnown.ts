import { paperRecord } from '../workflow/decision';
import type { Words } from '../words';
import { payoutMethods, type Claimant, type PayoutMethod } from './claimant';
import type { Claim } from './claim';

/*
 * A claim that was finished on paper, rejected or paid, may come in without what nobody wrote down (docs/product.md, Import
 * from spreadsheets). Any other claim has all of it.
 */

/** What stands in the place of a fact that nobody wrote down. */
export const notKnown: Words = 'Not known';

const ofEveryClaimant = ['fullName', 'nationalId', 'phoneNumber', 'payoutMethod'] as const;

const ofMethod = {
  mobile_money: ['mobileMoneyNumber'],
  bank_transfer: ['bankName', 'accountName', 'accountNumber'],
} as const satisfies Record<PayoutMethod, readonly (keyof Claimant)[]>;

export type NeededFact = (typeof ofEveryClaimant)[number] | (typeof ofMethod)[PayoutMethod][number];

/** What every claim needs of a claimant, by how they are paid, and this one lacks. */
export function findNotKnown(claimant: Claimant): NeededFact[] {
  const { payoutMethod } = claimant;
  const needed: readonly NeededFact[] = [...ofEveryClaimant, ...(payoutMethod ? ofMethod[payoutMethod] : [])];
  return needed.filter((field) => claimant[field] === '');
}

/** Whether a claim came in from paper and was at its end there. */
export const wasFinishedOnPaper = ({ status, decisions }: Pick<Claim, 'status' | 'decisions'>): boolean =>
  (status === 'rejected' || status === 'paid') && decisions.at(-1)?.decidedBy === paperRecord;

/** Whether a claim that was finished on paper lacks something that nobody wrote down. */
export const isIncomplete = (claim: Pick<Claim, 'claimant' | 'status' | 'decisions'>): boolean =>
  wasFinishedOnPaper(claim) && findNotKnown(claim.claimant).length > 0;

/** How a claimant is paid, or that nobody wrote it down. */
export const methodLabel = (method: PayoutMethod | ''): Words => (method ? payoutMethods[method].label : notKnown);

/** The name of a claimant, or what stands in its place: in English, for papers and where it is not translated. */
export const nameOf = ({ fullName }: Pick<Claimant, 'fullName'>): string => fullName || notKnown;
