import { kampalaDay } from '../../domain/calendar';
import { addDays } from '../../domain/dayCount';
import { daysToAnswer } from '../../domain/claim/asked/asked';
import { committeeDecisions, type CommitteeDecisionKind } from '../../domain/workflow/decision';
import {
  emptyDecisionForm,
  expectedAmount,
  type ChangedLineForm,
  type DecisionForm,
} from '../../domain/actions/decisionForm';
import { findLatestPayment } from '../../domain/payment/payment';
import type { PaymentForm } from '../../domain/actions/paymentForm';
import { verificationActions, type VerificationAction } from '../../domain/workflow/verification';
import { emptyVerificationForm, type VerificationForm } from '../../domain/actions/verificationForm';
import { actCommand } from '../../store/claims/act';
import { addNoteCommand } from '../../store/claims/addNote';
import { findClaim } from '../../store/claims/selectors';
import type { Command, Target } from '../../store/command';
import type { Stamp } from '../../store/events';
import { submitCommand } from '../../store/drafts/submit';
import { findLastValuation } from '../../domain/valuation/claimValuation';
import { selectClaimPayments } from '../../store/payments/selectors';
import type { RootState } from '../../store/registerReducers';
import { completeDraft, type Case } from '../cases';
import { makePhone } from '../people';
import type { StepName } from '../plan';
import { valueByLines } from './sampleLines';
import * as words from '../words';

/** `today` is the day of the step, YYYY-MM-DD. */
type AskStep = (one: Case, target: Target, state: RootState, today: string) => Command;

/** How the form of each step of a plan is filled in. The register itself decides whether it may be done. */
const steps: Record<StepName, AskStep> = {
  submit: (one) => submitCommand({ draft: completeDraft(one) }),
  start: (_one, target) => actCommand('start_verification', [{ target, form: null }]),
  forward: (one, target) =>
    verify(target, 'forward_to_cvc', {
      verificationNotes: say(one, one.visited ? words.verificationNotes : words.notesWithoutVisit),
      ...valueByLines(one.loss),
    }),
  request_info: (one, target, _state, today) => ask(one, target, today, say(one, words.informationRequests)),
  value_and_ask: (one, target, _state, today) =>
    ask(one, target, today, words.informationRequests[one.loss.kind].at(-1) ?? '', valueByLines(one.loss)),
  reject: (one, target) =>
    verify(
      target,
      'reject',
      one.sameLossAs
        ? { reasons: ['same_loss'], actionReason: `The same loss as in claim ${one.sameLossAs}.` }
        : actionReason(say(one, words.districtRejections)),
    ),
  resubmit: (_one, target) => actCommand('resubmit', [{ target, form: null }]),
  note: (one) => addNoteCommand({ claimId: one.id, note: { content: say(one, words.officerNotes), type: 'document' } }),
  approve: (one, target, state) => approve(one, target, state),
  approve_on_conditions: (one, target, state) => approve(one, target, state),
  reject_committee: (one, target) => decideAs(target, 'reject', decisionNote(say(one, words.committeeRejections))),
  refer_back: (one, target) => decideAs(target, 'refer_back', decisionNote(say(one, words.referrals))),
  final_approval: ({ random }, target) =>
    actCommand('final_approval', [{ target, form: { note: random.pick(words.approvalNotes) } }]),
  mark_paid: (one, target) => actCommand('mark_paid', [{ target, form: { paymentRef: paymentRef(one) } }]),
  processing: (_one, target, state) => updatePayment(target, state, { paymentStatus: 'processing' }),
  instalment: (one, target, state) =>
    updatePayment(target, state, {
      paymentStatus: 'success',
      amount: String(Math.round((findClaim(state, one.id)?.approvedAmount ?? 0) / 200_000) * 100_000),
      paymentRef: paymentRef(one),
    }),
  success: (one, target, state) =>
    updatePayment(target, state, { paymentStatus: 'success', paymentRef: paymentRef(one) }),
  failed: ({ random, loss }, target, state) =>
    updatePayment(target, state, {
      paymentStatus: 'failed',
      failureReason: random.pick(words.failureReasons[loss.claimant.payoutMethod || 'mobile_money']),
    }),
  retry: ({ random, loss: { claimant } }, target) =>
    actCommand('retry_payment', [
      {
        target,
        form:
          claimant.payoutMethod === 'bank_transfer'
            ? { paymentMethod: 'bank_transfer', payeeName: claimant.accountName, payeeAccount: random.digits(10) }
            : { paymentMethod: 'mobile_money', payeeName: claimant.fullName, payeeAccount: makePhone(random) },
      },
    ]),
};

/** What is asked of the register at a step of a case, as it stands when it is done. */
export const askStep = (step: StepName, one: Case, state: RootState, { at }: Stamp): Command =>
  steps[step](one, targetOf(one, state), state, kampalaDay(at));

/** The claim of a case, as the register has it. */
export const targetOf = ({ id }: Case, state: RootState): Target => ({ id, rev: findClaim(state, id)?.rev ?? 0 });

/** So many pieces are asked for at once: what the text says, and a further one. */
export const askedPieces = 2;

/** Asks for what a text says and for something more, and keeps what was valued already. */
function ask(one: Case, target: Target, today: string, text: string, valued: Partial<VerificationForm> = {}): Command {
  const reasons = words.reasonsOf(text);
  const missing = [...(reasons.includes('other') ? [words.pieceOf(text)] : []), say(one, words.furtherPieces)];
  return verify(target, 'request_info', {
    ...valued,
    ...{ reasons, actionReason: text },
    missing: missing.map((piece) => ({ piece })),
    awaitedUntil: addDays(today, daysToAnswer),
  });
}

/** Approves what the lines come to, or a share of each, which says why. */
function approve(one: Case, target: Target, state: RootState): Command {
  const claim = findClaim(state, one.id);
  const lines = ((claim && findLastValuation(claim)?.lines) ?? []).map(({ amount }) => changedLine(one, amount));
  return decideAs(target, 'approve', {
    cvcNotes: one.share === 1 ? say(one, words.committeeNotes) : '',
    lines,
    approvedAmount: String((claim && expectedAmount(claim, lines)) ?? ''),
    conditions: one.conditions.map((text) => ({ text })),
  });
}

function changedLine({ share, random, loss: { kind } }: Case, amount: number): ChangedLineForm {
  if (share === 1 || kind === 'death') return { amount: String(amount), reason: '' };
  const granted = Math.round((amount * share) / 1000) * 1000;
  return { amount: String(granted), reason: random.pick(words.committeeReductions[kind]) };
}

const say = ({ random, loss }: Case, said: words.WordsByKind) => random.pick(said[loss.kind]);

const actionReason = (text: string) => ({ reasons: words.reasonsOf(text), actionReason: text });

const decisionNote = (text: string) => ({ reasons: words.reasonsOf(text), decisionNote: text });

const verify = (target: Target, action: VerificationAction, form: Partial<VerificationForm>) =>
  actCommand(verificationActions[action].lifecycle, [{ target, form: { ...emptyVerificationForm, ...form, action } }]);

const decideAs = (target: Target, decision: CommitteeDecisionKind, form: Partial<DecisionForm>) =>
  actCommand(committeeDecisions[decision].lifecycle, [{ target, form: { ...emptyDecisionForm, ...form, decision } }]);

/** Updates the latest payment, of the amount it has unless another is given. */
function updatePayment(target: Target, state: RootState, form: Partial<PaymentForm>): Command {
  const latest = findLatestPayment(selectClaimPayments(state, target.id));
  if (!latest) throw new Error(`Claim ${target.id} has no payment to update.`);
  const payment: PaymentForm = {
    paymentStatus: '',
    amount: String(latest.amount),
    failureReason: '',
    paymentRef: '',
    changeReason: '',
    ...form,
  };
  return actCommand('update_payment', [{ target, form: { paymentId: latest.id, payment } }]);
}

const paymentRef = ({ random, loss }: Case) =>
  `${loss.claimant.payoutMethod === 'bank_transfer' ? 'EFT' : 'MM'}-${random.digits(8)}`;
