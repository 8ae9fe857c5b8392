import { findAppealEnd } from '../../domain/claim/appeal';
import { findLastDecision, findLastVerification, type Claim } from '../../domain/claim/claim';
import { findOutcome } from '../../domain/claim/outcome';
import { payoutAccount, payoutMethods } from '../../domain/claim/claimant';
import { findOutstanding } from '../../domain/claim/claimPayments';
import { findLatestPayment, sumPaid, type Payment } from '../../domain/payment/payment';
import { isPending, type StatusGroup } from '../../domain/workflow/statuses';
import { officialFormats } from '../table/cellText';
import type { Pair, Paper, Passage } from '../pdf/paper';
import { amountText, claimantPlaces, pairIfGiven } from './claimPairs';
import type { ClaimRecords } from './claimRecords';
import { findClaimValuation } from '../../domain/valuation/claimValuation';
import { lineTitle } from '../../domain/valuation/explainLine';
import { incidentInSentence } from './incidentSentence';

const { date, shillings } = officialFormats;

type Outcome = Exclude<StatusGroup, 'pending'>;

/**
 * Tells a claimant what was decided, why, what happens next, and until when to appeal. Undefined while nothing is decided,
 * and where the date of the decision is not known.
 */
export function findDecisionLetter({ claim, payments }: Omit<ClaimRecords, 'events'>): Paper | undefined {
  const found = findOutcome(claim);
  const appealEnd = findAppealEnd(claim);
  if (!found?.at || !appealEnd) return undefined;
  const { outcome, at } = found;
  const { claimant, incident } = claim;
  const decision = findLastDecision(claim);
  const byCommittee = decision !== undefined && decision.decision !== 'refer_back';
  const who = byCommittee ? 'the claims verification committee' : 'the district office';
  return {
    title: 'Decision on Your Compensation Claim',
    facts: [
      ['Claim ID', claim.id],
      ['Decision', outcome === 'approved' ? 'Approved' : 'Rejected'],
      ['Decided on', date(at)],
    ],
    passages: [
      paragraph([claimant.fullName, ...claimantPlaces(claimant)].join('\n')),
      paragraph(`Dear ${claimant.fullName},`),
      paragraph(`You reported ${incidentInSentence(incident)}. On ${date(at)} ${who} ${outcome} your claim.`),
      { kind: 'pairs', pairs: grounds[outcome](claim) },
      ...whatFollows(claim, payments).map(paragraph),
      paragraph(
        `If you do not agree with this decision, you may appeal until ${date(appealEnd)}. Go to the district office where the claim was registered. Give the claim ID and say why you do not agree.`,
      ),
      paragraph('Yours faithfully,'),
      { kind: 'signatures', boxes: ['For the Uganda Wildlife Authority', { stamp: 'Official stamp' }] },
    ],
  };
}

const paragraph = (text: string): Passage => ({ kind: 'paragraph', text });

const grounds: Record<Outcome, (claim: Claim) => Pair[]> = {
  approved: (claim) => {
    const decision = findLastDecision(claim);
    return [
      ['Approved amount', amountText(claim.approvedAmount)],
      ...(findClaimValuation(claim)?.lines ?? []).map(({ line, approved = 0 }): Pair => [
        lineTitle(line, (item) => item),
        shillings(approved),
      ]),
      ['Conditions', decision?.conditions.trim() ? decision.conditions : 'None'],
      ...pairIfGiven('Note', decision?.decisionNote),
    ];
  },
  rejected: (claim) => {
    const decision = findLastDecision(claim);
    const reason = decision?.decision === 'reject' ? decision.decisionNote : findLastVerification(claim)?.actionReason;
    return [['Reason', reason?.trim() ? reason : 'Not given']];
  },
};

function whatFollows(claim: Claim, payments: readonly Payment[]): string[] {
  const paid = sumPaid(payments);
  const outstanding = findOutstanding(claim, payments) ?? 0;
  const { payoutMethod } = claim.claimant;
  // The account a payment was made to stays, whatever the claim says since.
  const payee = findLatestPayment(payments) ?? { ...payoutAccount(claim.claimant), paymentMethod: payoutMethod };
  const account = `by ${payoutMethods[payee.paymentMethod].label} to ${payee.payeeName}, ${payee.payeeAccount}`;
  const soFar = paid > 0 ? [`We have paid ${shillings(paid)} so far.`] : [];
  const { status } = claim;
  // There is no letter.
  if (isPending(status)) return [];
  switch (status) {
    case 'approved':
      return [`What happens next: after final approval, we will pay the amount ${account}.`];
    case 'payment_failed':
      return [...soFar, `A payment ${account} failed. Please come to the district office so that we can pay you.`];
    case 'payment_processing':
      return [...soFar, `What happens next: we are paying ${shillings(outstanding)} ${account}.`];
    case 'paid':
      return [`We have paid the approved amount in full ${account}.`];
    case 'rejected':
      return ['We cannot pay compensation for this claim.'];
  }
}
