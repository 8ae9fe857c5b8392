import { appealDays, findAppealTime } from '../../domain/claim/telling/appeal';
import { findOpenAppeal } from '../../domain/claim/appeal/appeals';
import type { Claim } from '../../domain/claim/claim';
import { findDecisionToTell } from '../../domain/claim/telling/told';
import { officialFormats } from '../table/cellText';

/** The terms of the printed report. */
export function claimTerms(claim: Claim): string[] {
  return [
    'This report shows the claim as it was in the register when the report was made. Amounts are in Uganda shillings (UGX).',
    `Right of appeal: the claimant may appeal within ${appealDays} days from the day they are told of the final decision. ${appealDate(claim)}`,
    'Calculated compensation is an assessment. It does not guarantee payment. The approved amount is paid after final approval, to the account that the claimant gave.',
    'By signing, the claimant confirms the details of the claimant and the incident. They are true and complete as far as the claimant knows.',
  ].map((term, index) => `${index + 1}. ${term}`);
}

function appealDate(claim: Claim): string {
  const decision = findDecisionToTell(claim);
  if (!decision || decision.kind === 'closed') return 'There is no final decision on this claim yet.';
  if (!decision.at) return 'The date of the decision on this claim is not known.';
  const { date } = officialFormats;
  if (decision.kind === 'appeal_dismissed') return `An appeal was dismissed on ${date(decision.at)}.`;
  const open = findOpenAppeal(claim);
  if (open) return `An appeal was filed on ${date(open.filedOn)} and is not decided yet.`;
  const time = findAppealTime(claim);
  const until =
    time?.state === 'running'
      ? `The claimant may appeal until ${date(time.until)}.`
      : 'Nobody has recorded that the claimant was told, so the days do not count yet.';
  return `This claim was decided on ${date(decision.at)}. ${until}`;
}
