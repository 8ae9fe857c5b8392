import { isDecidedOnAppeal } from '../../../domain/claim/appeal/appeals';
import { findLastDecision, type Claim } from '../../../domain/claim/claim';
import { payoutAccount } from '../../../domain/claim/claimant';
import { findOutstanding } from '../../../domain/claim/claimPayments';
import { findConditions, openConditions } from '../../../domain/claim/conditions/conditions';
import { findDecisionToTell } from '../../../domain/claim/telling/told';
import { findLatestPayment, sumPaid, type Payment } from '../../../domain/payment/payment';
import { findClaimValuation } from '../../../domain/valuation/claimValuation';
import { lineTitle } from '../../../domain/valuation/explainLine';
import { limited } from '../../../domain/valuation/valuation';
import { pairsOf, paragraph, type Pair } from '../../pdf/paper';
import { officialFormats } from '../../table/cellText';
import { pairIfGiven } from '../claimPairs';
import { appeal, decisionFacts, placeOf, type Say, type Writer } from './sentences';
import { methodLabel } from '../../../domain/claim/notKnown';

const { date, shillings } = officialFormats;

/** Tells what was awarded, on which conditions, and how it is paid. */
export const awardLetter: Writer = ({ claim, payments }, { t }) => {
  const decision = findLastDecision(claim);
  const at = date(findDecisionToTell(claim)?.at ?? '');
  return {
    title: t('Decision on Your Compensation Claim'),
    facts: decisionFacts(t, t('Awarded'), at),
    passages: [
      paragraph(
        isDecidedOnAppeal(claim)
          ? t('Your appeal was upheld. On {{date}}, you were awarded compensation for this claim.', { date: at })
          : t('On {{date}}, you were awarded compensation for this claim.', { date: at }),
      ),
      pairsOf([
        [t('Amount awarded'), shillings(claim.approvedAmount ?? 0)],
        ...awardedLines(claim, t),
        [t('Conditions'), conditionsText(claim, t)],
        ...pairIfGiven(t('Note'), decision?.decisionNote),
      ]),
      ...whatFollows(claim, payments, t).map(paragraph),
      appeal(claim, t),
    ],
  };
};

/** What was awarded for each thing, with the limit that held; nothing where the lines do not come to the award. */
function awardedLines(claim: Claim, t: Say): Pair[] {
  const found = findClaimValuation(claim);
  if (!found) return [];
  const { cap } = found.valuation;
  const sum = found.lines.reduce((all, { approved = 0 }) => all + approved, 0);
  if (limited(sum, cap) !== claim.approvedAmount) return [];
  return [
    ...found.lines.map(({ line, approved = 0 }): Pair => [lineTitle(line, (words) => t(words)), shillings(approved)]),
    ...pairIfGiven(t('Limit of the schedule'), cap !== undefined && sum > cap ? shillings(cap) : undefined),
  ];
}

/** Each condition on a line of its own, with whether it is met. */
function conditionsText(claim: Claim, t: Say): string {
  const lines = findConditions(claim).map((condition) => {
    const metOn = condition.checks.at(-1)?.metOn;
    return `• ${condition.text} (${metOn ? t('Met on {{date}}', { date: date(metOn) }) : t('Not yet met')})`;
  });
  return lines.length > 0 ? lines.join('\n') : t('None');
}

function whatFollows(claim: Claim, payments: readonly Payment[], t: Say): string[] {
  const paid = sumPaid(payments);
  const { payoutMethod } = claim.claimant;
  // The account a payment was made to stays, whatever the claim says since.
  const payee = findLatestPayment(payments) ?? { ...payoutAccount(claim.claimant), paymentMethod: payoutMethod };
  const to = {
    method: t(methodLabel(payee.paymentMethod)),
    name: payee.payeeName,
    account: payee.payeeAccount,
  };
  const soFar = paid > 0 ? [t('We have paid {{amount}} so far.', { amount: shillings(paid) })] : [];
  if (claim.status === 'payment_failed') {
    return [
      ...soFar,
      t('A payment by {{method}} to {{name}}, {{account}}, failed.', to),
      t('Please come to the {{district}} district office so that we can pay you.', placeOf(claim)),
    ];
  }
  if (claim.status === 'paid') {
    return [t('We have paid this amount in full by {{method}} to {{name}}, {{account}}.', to)];
  }
  const amount = shillings(findOutstanding(claim, payments) ?? 0);
  if (openConditions(claim).length > 0) {
    return [
      ...soFar,
      t('We will pay {{amount}} by {{method}} to {{name}}, {{account}}, once every condition above is met.', {
        amount,
        ...to,
      }),
      t('Bring proof that each is met to the {{district}} district office, and give the claim ID.', placeOf(claim)),
    ];
  }
  return [...soFar, t('We are paying {{amount}} by {{method}} to {{name}}, {{account}}.', { amount, ...to })];
}
