import { appealDays, findAppealEnd } from '../../domain/claim/telling/appeal';
import type { Claim } from '../../domain/claim/claim';
import { findDecisionToTell } from '../../domain/claim/telling/told';
import { officialFormats } from '../table/cellText';

/** The terms of the printed report. */
export function claimTerms(claim: Claim): string[] {
  return [
    'This report shows the claim as it was in the register when the report was made. Amounts are in Uganda shillings (UGX).',
    `Right of appeal: the claimant may appeal within ${appealDays} days from the final decision. ${appealDate(claim)}`,
    'Calculated compensation is an assessment. It does not guarantee payment. The approved amount is paid after final approval, to the account that the claimant gave.',
    'By signing, the claimant confirms the details of the claimant and the incident. They are true and complete as far as the claimant knows.',
  ].map((term, index) => `${index + 1}. ${term}`);
}

function appealDate(claim: Claim): string {
  const decision = findDecisionToTell(claim);
  if (!decision || decision.kind === 'closed') return 'There is no final decision on this claim yet.';
  const end = findAppealEnd(claim);
  if (!decision.at || !end) return 'The date of the decision on this claim is not known.';
  const { date } = officialFormats;
  return `This claim was decided on ${date(decision.at)}. The claimant may appeal until ${date(end)}.`;
}
