import type { Claim } from '../claim';
import type { Appeal, AppealOutcome } from './appealRecord';

/* What is on a claim of its appeals (docs/product.md, Appeal). */

type Appealed = Pick<Claim, 'appeals'>;

/** The appeal that is not decided yet; a claim has one at most. */
export function findOpenAppeal({ appeals }: Appealed): Appeal | undefined {
  const last = appeals?.at(-1);
  return last?.outcome ? undefined : last;
}

/**
 * Whether another officer values the loss before an appeal is decided: after a rejection in the district, and after one by
 * the committee without a calculated amount.
 */
export const isValuedFirst = (
  { kind }: Appeal['decision'],
  { calculatedCompensation }: Pick<Claim, 'calculatedCompensation'>,
): boolean => kind === 'rejected_district' || (kind === 'rejected_committee' && calculatedCompensation === undefined);

/** The action that an open appeal waits for: that the loss is valued, or a decision. */
export function findAppealStep(claim: Appealed): 'value_appeal' | 'uphold_appeal' | undefined {
  const appeal = findOpenAppeal(claim);
  if (!appeal) return undefined;
  return appeal.valueFirst && !appeal.valuation ? 'value_appeal' : 'uphold_appeal';
}

/** Whether the committee's last decision was made on an appeal that was upheld: then payments of before may stand. */
export const isDecidedOnAppeal = ({ appeals = [], decisions }: Pick<Claim, 'appeals' | 'decisions'>): boolean =>
  appeals.some(({ outcome }) => outcome?.kind === 'upheld' && outcome.decidedOn === decisions.at(-1)?.decidedOn);

/** Whether a decision of that moment raised on appeal what was awarded before: the claim was approved already. */
export const isRaise = ({ appeals = [] }: Appealed, decidedOn: string): boolean =>
  appeals.some(
    ({ decision, outcome }) =>
      decision.kind === 'awarded' && outcome?.kind === 'upheld' && outcome.decidedOn === decidedOn,
  );

/** Whether a dismissal says why: by a reason other than Other, or by a note. */
export const isReasoned = ({ reasons = [], note }: Pick<AppealOutcome, 'reasons' | 'note'>): boolean =>
  note !== '' || reasons.some((code) => code !== 'other');

/** The appeals with the last one changed. */
export const changeLastAppeal = ({ appeals = [] }: Appealed, change: Partial<Appeal>): Appeal[] =>
  appeals.map((appeal, place) => (place === appeals.length - 1 ? { ...appeal, ...change } : appeal));

/** Since when a claim waits, in the docket of whoever goes on with it: since its appeal, else since its last submission. */
export const waitingSince = (claim: Appealed & Pick<Claim, 'submittedAt'>): string | undefined =>
  findOpenAppeal(claim)?.filedOn ?? claim.submittedAt;
