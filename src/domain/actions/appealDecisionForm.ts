import * as v from 'valibot';
import { appealOutcomes, dismissalReasons, type AppealOutcome } from '../claim/appeal/appealRecord';
import { changeLastAppeal, findOpenAppeal, isReasoned } from '../claim/appeal/appeals';
import { findLastVerification, type Claim } from '../claim/claim';
import { openConditions } from '../claim/conditions/conditions';
import { checkForm } from '../form/checkForm';
import { chosen } from '../form/choice';
import { withoutProblems, type FormProblem } from '../form/formProblems';
import { withinLimits } from '../form/textLimits';
import { isUnderWay, type Payment } from '../payment/payment';
import { wasSent } from '../payment/paymentChanges';
import type { Refusal } from '../refusal';
import { isShillings } from '../shillings';
import type { CommitteeDecision } from '../workflow/decision';
import {
  acceptsOnly,
  otherAction,
  wrongAmount,
  type AcceptsResult,
  type DecideForm,
  type DecisionContext,
  type DecisionResult,
} from './decide';
import { notAllowed } from '../notAllowed';

const typed = v.pipe(v.string(), v.trim());

const fields = v.object({
  outcome: v.pipe(
    v.picklist(['', ...appealOutcomes], 'Please select a decision'),
    v.nonEmpty('Please select a decision'),
  ),
  /** UGX, as typed. */
  amount: typed,
  reasons: v.array(v.picklist(dismissalReasons)),
  decisionNote: typed,
});

export type AppealDecisionForm = v.InferInput<typeof fields>;

type Filled = v.InferOutput<typeof fields>;

const outcomeActions = { upheld: 'uphold_appeal', dismissed: 'dismiss_appeal' } as const;

/** The action of an outcome in the lifecycle. */
export const appealActionOf = (outcome: AppealOutcome['kind']) => outcomeActions[outcome];

/** What the loss was valued at for an appeal: by the valuation that it waited for, else by the last verification. */
export const findAppealValuation = (claim: Claim) => findOpenAppeal(claim)?.valuation ?? findLastVerification(claim);

/**
 * The form that decides an appeal (docs/product.md, Appeal). One that is upheld approves an amount above what was approved
 * before and within the limit of the schedule, and says why; one that is dismissed needs reasons, a note, or both. Amount in
 * UGX, as typed.
 */
export const appealDecisionSchemaFor = (claim: Claim) =>
  v.pipe(
    fields,
    withoutProblems((form) => findProblems(form, claim)),
    withinLimits(),
    v.transform((form) => chosen(form, 'outcome')),
  );

function findProblems({ outcome, amount, reasons, decisionNote }: Filled, claim: Claim): FormProblem[] {
  if (outcome === 'dismissed') {
    return isReasoned({ reasons, note: decisionNote })
      ? []
      : [{ path: ['decisionNote'], message: 'Decision note is required when dismissing an appeal' }];
  }
  if (outcome !== 'upheld') return [];
  const problems: FormProblem[] = decisionNote
    ? []
    : [{ path: ['decisionNote'], message: 'Decision note is required when upholding an appeal' }];
  if (!isShillings(amount) || Number(amount) <= (claim.approvedAmount ?? 0)) {
    problems.push({
      path: ['amount'],
      message: claim.approvedAmount
        ? 'Enter more than the amount approved before, in whole shillings'
        : 'Amount must be above 0, in whole shillings',
    });
  } else if (isAboveLimit(Number(amount), claim)) {
    problems.push({ path: ['amount'], message: 'This is above the limit of the schedule' });
  }
  return problems;
}

function isAboveLimit(amount: number, claim: Claim): boolean {
  const cap = findAppealValuation(claim)?.valuation?.cap;
  return cap !== undefined && amount > cap;
}

/** Upholds or dismisses an appeal. Refuses to uphold while money of the claim is on its way. */
export const decide: DecideForm<AppealDecisionForm> = (form, on) => {
  const checked = checkForm(appealDecisionSchemaFor(on.claim), form);
  if (!checked.ok) return checked;
  const { outcome, amount, reasons, decisionNote: note } = checked.output;
  if (appealActionOf(outcome) !== on.action) return otherAction;
  const made = outcome === 'upheld' ? uphold({ amount: Number(amount), note }, on) : dismiss({ reasons, note }, on);
  return 'refusal' in made ? made : { ...made, note: note || undefined };
};

const decided = ({ stamp: { at, actor }, account }: DecisionContext) => ({
  decidedOn: at,
  decidedBy: actor.name,
  ...(account && { account }),
  ...(actor.role === 'admin' && { board: true as const }),
});

/** The reasons are kept in the order of their table; a note alone is kept as Other. */
function dismiss({ reasons = [], note }: Pick<AppealOutcome, 'reasons' | 'note'>, on: DecisionContext): DecisionResult {
  const given = dismissalReasons.filter((code) => reasons.includes(code));
  const outcome: AppealOutcome = {
    kind: 'dismissed',
    reasons: given.length > 0 ? given : ['other'],
    note,
    ...decided(on),
  };
  return { after: { appeals: changeLastAppeal(on.claim, { outcome }) } };
}

/**
 * The committee's decision anew, which waits for final approval. A valuation that was made for the appeal becomes the claim's
 * own. A payment that was not sent is cancelled: final approval makes one of all that is then to be paid.
 */
function uphold({ amount, note }: { amount: number; note: string }, on: DecisionContext): ReturnType<typeof decide> {
  const { claim, payments, stamp, account } = on;
  const refusal = findOnItsWay(payments);
  if (refusal) return { refusal };
  const { finalApproval } = claim;
  const valuation = findOpenAppeal(claim)?.valuation;
  const outcome: AppealOutcome = {
    kind: 'upheld',
    amount,
    note,
    ...decided(on),
    ...(finalApproval && { finalApproval }),
  };
  const decision: CommitteeDecision = {
    cvcNotes: '',
    decision: 'approve',
    approvedAmount: amount,
    conditions: openConditions(claim),
    decisionNote: note,
    decidedOn: stamp.at,
    decidedBy: stamp.actor.name,
    ...(account && { account }),
  };
  const cancelled = payments.filter(isUnderWay).map((before) => ({
    before,
    after: { ...before, rev: before.rev + 1, cancelledOn: stamp.at, updatedAt: stamp.at },
  }));
  return {
    after: {
      appeals: changeLastAppeal(claim, { outcome }),
      decisions: [...claim.decisions, decision],
      approvedAmount: amount,
      ...(finalApproval && { finalApproval: undefined }),
      ...(valuation && {
        verifications: [...claim.verifications, valuation],
        calculatedCompensation: valuation.calculatedCompensation,
      }),
    },
    ...(cancelled.length > 0 && { payments: cancelled }),
  };
}

/** The refusal of an appeal that would be upheld while a payment is under way that was sent already, or once succeeded. */
export const findOnItsWay = (payments: readonly Payment[]): Refusal | undefined =>
  payments.some((payment) => isUnderWay(payment) && wasSent(payment))
    ? {
        code: 'invalid',
        message:
          'A payment of this claim is not finished. Record whether it succeeded or failed before the appeal is upheld.',
      }
    : undefined;

/** An outcome of this moment: upheld with a higher amount within the limit and a note, or dismissed for reasons. */
export const accepts: AcceptsResult = (result, on) => {
  const outcome = result.after?.appeals?.at(-1)?.outcome;
  if (!outcome || appealActionOf(outcome.kind) !== on.action) return notAllowed;
  const { kind, amount = 0, reasons, note } = outcome;
  if (kind === 'dismissed') {
    return isReasoned({ reasons, note }) ? acceptsOnly(result, dismiss({ reasons, note }, on)) : notAllowed;
  }
  if (amount <= (on.claim.approvedAmount ?? 0) || isAboveLimit(amount, on.claim)) return wrongAmount;
  return note === '' ? notAllowed : acceptsOnly(result, uphold({ amount, note }, on));
};
