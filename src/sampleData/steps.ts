import { findLatestPayment } from '../domain/payment';
import type { PaymentForm } from '../domain/paymentForm';
import type { Role } from '../domain/roles';
import type { VerificationAction } from '../domain/verification';
import {
  decideCommittee,
  decideFinalApproval,
  decideMarkPaid,
  decideNote,
  decidePaymentRetry,
  decidePaymentUpdate,
  decideResubmission,
  decideVerification,
  decideVerificationStart,
} from '../store/claims/deeds';
import type { ClaimTarget } from '../store/claims/lifecycle';
import { findClaim } from '../store/claims/selectors';
import type { Decide } from '../store/commit';
import { decideSubmission } from '../store/drafts/commands';
import { selectClaimPayments } from '../store/payments/selectors';
import type { RootState } from '../store/registerReducers';
import type { Case } from './cases';
import { draftIdOf } from './drafts';
import { makePhone } from './people';
import type { Step } from './plan';
import * as words from './words';

type StepRow = { role: Role; decide: (one: Case, target: ClaimTarget, state: RootState) => Decide<unknown> };

/** Who does each step of a plan, and how they fill in its form. The register itself decides whether it may be done. */
const steps: Record<Step, StepRow> = {
  submit: { role: 'district_officer', decide: ({ id }) => decideSubmission(draftIdOf(id)) },
  start: { role: 'district_officer', decide: (_one, target) => decideVerificationStart(target) },
  forward: {
    role: 'district_officer',
    decide: (one, target) =>
      verify(one, target, 'forward_to_cvc', one.random.pick(words.verificationNotes[one.loss.kind]), ''),
  },
  request_info: {
    role: 'district_officer',
    decide: (one, target) =>
      verify(one, target, 'request_info', '', one.random.pick(words.informationRequests[one.loss.kind])),
  },
  reject: {
    role: 'district_officer',
    decide: (one, target) => verify(one, target, 'reject', '', reasonToReject(one)),
  },
  resubmit: { role: 'district_officer', decide: (_one, target) => decideResubmission(target) },
  note: {
    role: 'district_officer',
    decide: ({ id, random, loss }) =>
      decideNote(id, { content: random.pick(words.officerNotes[loss.kind]), type: 'document' }),
  },
  approve: {
    role: 'cvc_member',
    decide: (one, target) =>
      decideCommittee(target, {
        cvcNotes: one.random.pick(committeeWords(one)),
        decision: 'approve',
        approvedAmount: String(one.approvedAmount),
        conditions: one.random.pick(words.conditions[one.loss.kind]),
        decisionNote: '',
      }),
  },
  reject_committee: {
    role: 'cvc_member',
    decide: ({ random, loss }, target) => turnDown(target, 'reject', random.pick(words.committeeRejections[loss.kind])),
  },
  refer_back: {
    role: 'cvc_member',
    decide: ({ random, loss }, target) => turnDown(target, 'refer_back', random.pick(words.referrals[loss.kind])),
  },
  final_approval: {
    role: 'admin',
    decide: ({ random }, target) => decideFinalApproval(target, { note: random.pick(words.approvalNotes) }),
  },
  mark_paid: {
    role: 'admin',
    decide: (one, target) => decideMarkPaid(target, { paymentRef: paymentRef(one) }),
  },
  processing: {
    role: 'finance',
    decide: (_one, target, state) => updatePayment(target, state, { paymentStatus: 'processing' }),
  },
  instalment: {
    role: 'finance',
    decide: (one, target, state) =>
      updatePayment(target, state, {
        paymentStatus: 'success',
        amount: String(Math.round(one.approvedAmount / 200_000) * 100_000),
        paymentRef: paymentRef(one),
      }),
  },
  success: {
    role: 'finance',
    decide: (one, target, state) =>
      updatePayment(target, state, { paymentStatus: 'success', paymentRef: paymentRef(one) }),
  },
  failed: {
    role: 'finance',
    decide: ({ random, loss }, target, state) =>
      updatePayment(target, state, {
        paymentStatus: 'failed',
        failureReason: random.pick(words.failureReasons[loss.claimant.payoutMethod || 'mobile_money']),
      }),
  },
  retry: {
    role: 'finance',
    decide: ({ random, loss: { claimant } }, target) =>
      claimant.payoutMethod === 'bank_transfer'
        ? decidePaymentRetry(target, {
            paymentMethod: 'bank_transfer',
            payeeName: claimant.accountName,
            payeeAccount: random.digits(10),
          })
        : decidePaymentRetry(target, {
            paymentMethod: 'mobile_money',
            payeeName: claimant.fullName,
            payeeAccount: makePhone(random),
          }),
  },
};

export const roleOf = (step: Step): Role => steps[step].role;

/** The decision on a step of a case, as the register stands when it is done. */
export function decideStep(step: Step, one: Case): Decide<unknown> {
  return (state, stamp) => {
    const target = { id: one.id, rev: findClaim(state, one.id)?.rev ?? 0 };
    return steps[step].decide(one, target, state)(state, stamp);
  };
}

function verify(
  one: Case,
  target: ClaimTarget,
  action: VerificationAction,
  verificationNotes: string,
  actionReason: string,
): Decide {
  const forwards = action === 'forward_to_cvc';
  return decideVerification(target, {
    verificationNotes,
    valuationScheduleVersion: forwards ? 'v2024.1' : '',
    calculatedCompensation: forwards ? String(one.loss.compensation) : '',
    action,
    actionReason,
  });
}

const reasonToReject = ({ sameLossAs, random, loss }: Case) =>
  sameLossAs ? `The same loss as in claim ${sameLossAs}.` : random.pick(words.districtRejections[loss.kind]);

const committeeWords = ({ approvedAmount, loss: { kind, compensation } }: Case) =>
  kind !== 'death' && approvedAmount < compensation ? words.committeeReductions[kind] : words.committeeNotes[kind];

function turnDown(target: ClaimTarget, decision: 'reject' | 'refer_back', decisionNote: string): Decide {
  return decideCommittee(target, { cvcNotes: '', decision, approvedAmount: '', conditions: '', decisionNote });
}

/** Updates the latest payment, of the amount it has unless another is given. */
function updatePayment(target: ClaimTarget, state: RootState, form: Partial<PaymentForm>): Decide {
  const latest = findLatestPayment(selectClaimPayments(state, target.id));
  if (!latest) throw new Error(`Claim ${target.id} has no payment to update.`);
  return decidePaymentUpdate(target, latest.id, {
    paymentStatus: '',
    amount: String(latest.amount),
    failureReason: '',
    paymentRef: '',
    changeReason: '',
    ...form,
  });
}

const paymentRef = ({ random, loss }: Case) =>
  `${loss.claimant.payoutMethod === 'bank_transfer' ? 'EFT' : 'MM'}-${random.digits(8)}`;
