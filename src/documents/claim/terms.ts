import { appealDays, findAppealEnd } from '../../domain/claim/appeal';
import { findOutcome, type Claim } from '../../domain/claim/claim';
import { officialFormats } from '../table/cellText';

/** The terms of the printed report. */
export function claimTerms(claim: Claim): string[] {
  return [
    'This report states the claim as it stood in the register when the report was made. Amounts are in Uganda shillings (UGX).',
    `Right of appeal: the claimant may appeal within ${appealDays} days from the final decision. ${appealDate(claim)}`,
    'A calculated compensation is an assessment and no promise of payment. What is paid is the approved amount, after its final approval, to the account that the claimant named.',
    'By signing, the claimant confirms that what is stated of the claimant and the incident is true and complete to the best of the claimant’s knowledge.',
  ].map((term, index) => `${index + 1}. ${term}`);
}

function appealDate(claim: Claim): string {
  const outcome = findOutcome(claim);
  if (!outcome) return 'No final decision has been taken on this claim yet.';
  const end = findAppealEnd(claim);
  if (!outcome.at || !end) return 'The register does not hold the date of the decision on this claim.';
  const { date } = officialFormats;
  return `The decision on this claim was taken on ${date(outcome.at)}: an appeal can be made until ${date(end)}.`;
}
