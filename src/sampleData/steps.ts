import { findLatestPayment } from '../domain/payment';
import type { PaymentForm } from '../domain/paymentForm';
import type { Role } from '../domain/roles';
import { committeeDecisions } from '../domain/decision';
import type { DecisionForm } from '../domain/decisionForm';
import { verificationActions, type VerificationAction } from '../domain/verification';
import type { VerificationForm } from '../domain/verificationForm';
import { actCommand } from '../store/claims/act';
import { addNoteCommand } from '../store/claims/addNote';
import { findClaim } from '../store/claims/selectors';
import type { Command, Target } from '../store/command';
import { submitCommand } from '../store/drafts/submit';
import { findDraft } from '../store/drafts/selectors';
import { selectClaimPayments } from '../store/payments/selectors';
import type { RootState } from '../store/registerReducers';
import type { Case } from './cases';
import { draftIdOf } from './drafts';
import { makePhone } from './people';
import type { Step } from './plan';
import * as words from './words';

type StepRow = { role: Role; ask: (one: Case, target: Target, state: RootState) => Command };

/** Who does each step of a plan, and how they fill in its form. The register itself decides whether it may be done. */
const steps: Record<Step, StepRow> = {
  submit: { role: 'district_officer', ask: ({ id }, _target, state) => submit(id, state) },
  start: {
    role: 'district_officer',
    ask: (_one, target) => actCommand('start_verification', [{ target, form: null }]),
  },
  forward: {
    role: 'district_officer',
    ask: (one, target) =>
      verify(one, target, 'forward_to_cvc', one.random.pick(words.verificationNotes[one.loss.kind]), ''),
  },
  request_info: {
    role: 'district_officer',
    ask: (one, target) =>
      verify(one, target, 'request_info', '', one.random.pick(words.informationRequests[one.loss.kind])),
  },
  reject: {
    role: 'district_officer',
    ask: (one, target) => verify(one, target, 'reject', '', reasonToReject(one)),
  },
  resubmit: { role: 'district_officer', ask: (_one, target) => actCommand('resubmit', [{ target, form: null }]) },
  note: {
    role: 'district_officer',
    ask: ({ id, random, loss }) =>
      addNoteCommand({
        claimId: id,
        note: { content: random.pick(words.officerNotes[loss.kind]), type: 'document' },
      }),
  },
  approve: {
    role: 'cvc_member',
    ask: (one, target) =>
      decideAs(target, {
        cvcNotes: one.random.pick(committeeWords(one)),
        decision: 'approve',
        approvedAmount: String(one.approvedAmount),
        conditions: one.random.pick(words.conditions[one.loss.kind]),
        decisionNote: '',
      }),
  },
  reject_committee: {
    role: 'cvc_member',
    ask: ({ random, loss }, target) => turnDown(target, 'reject', random.pick(words.committeeRejections[loss.kind])),
  },
  refer_back: {
    role: 'cvc_member',
    ask: ({ random, loss }, target) => turnDown(target, 'refer_back', random.pick(words.referrals[loss.kind])),
  },
  final_approval: {
    role: 'admin',
    ask: ({ random }, target) =>
      actCommand('final_approval', [{ target, form: { note: random.pick(words.approvalNotes) } }]),
  },
  mark_paid: {
    role: 'admin',
    ask: (one, target) => actCommand('mark_paid', [{ target, form: { paymentRef: paymentRef(one) } }]),
  },
  processing: {
    role: 'finance',
    ask: (_one, target, state) => updatePayment(target, state, { paymentStatus: 'processing' }),
  },
  instalment: {
    role: 'finance',
    ask: (one, target, state) =>
      updatePayment(target, state, {
        paymentStatus: 'success',
        amount: String(Math.round(one.approvedAmount / 200_000) * 100_000),
        paymentRef: paymentRef(one),
      }),
  },
  success: {
    role: 'finance',
    ask: (one, target, state) =>
      updatePayment(target, state, { paymentStatus: 'success', paymentRef: paymentRef(one) }),
  },
  failed: {
    role: 'finance',
    ask: ({ random, loss }, target, state) =>
      updatePayment(target, state, {
        paymentStatus: 'failed',
        failureReason: random.pick(words.failureReasons[loss.claimant.payoutMethod || 'mobile_money']),
      }),
  },
  retry: {
    role: 'finance',
    ask: ({ random, loss: { claimant } }, target) =>
      actCommand('retry_payment', [
        {
          target,
          form:
            claimant.payoutMethod === 'bank_transfer'
              ? { paymentMethod: 'bank_transfer', payeeName: claimant.accountName, payeeAccount: random.digits(10) }
              : { paymentMethod: 'mobile_money', payeeName: claimant.fullName, payeeAccount: makePhone(random) },
        },
      ]),
  },
};

export const roleOf = (step: Step): Role => steps[step].role;

/** What is asked of the register at a step of a case, as it stands when it is done. */
export function askStep(step: Step, one: Case, state: RootState): Command {
  return steps[step].ask(one, { id: one.id, rev: findClaim(state, one.id)?.rev ?? 0 }, state);
}

function submit(claimId: string, state: RootState): Command {
  const draft = findDraft(state, draftIdOf(claimId));
  if (!draft) throw new Error(`Claim ${claimId} has no draft to submit.`);
  return submitCommand({ draft });
}

function verify(
  one: Case,
  target: Target,
  action: VerificationAction,
  verificationNotes: string,
  actionReason: string,
): Command {
  const forwards = action === 'forward_to_cvc';
  const form: VerificationForm = {
    verificationNotes,
    valuationScheduleVersion: forwards ? 'v2024.1' : '',
    calculatedCompensation: forwards ? String(one.loss.compensation) : '',
    action,
    actionReason,
  };
  return actCommand(verificationActions[action].lifecycle, [{ target, form }]);
}

const reasonToReject = ({ sameLossAs, random, loss }: Case) =>
  sameLossAs ? `The same loss as in claim ${sameLossAs}.` : random.pick(words.districtRejections[loss.kind]);

const committeeWords = ({ approvedAmount, loss: { kind, compensation } }: Case) =>
  kind !== 'death' && approvedAmount < compensation ? words.committeeReductions[kind] : words.committeeNotes[kind];

function turnDown(target: Target, decision: 'reject' | 'refer_back', decisionNote: string): Command {
  return decideAs(target, { cvcNotes: '', decision, approvedAmount: '', conditions: '', decisionNote });
}

const decideAs = (target: Target, form: DecisionForm) =>
  actCommand(committeeDecisions[form.decision || 'approve'].lifecycle, [{ target, form }]);

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
