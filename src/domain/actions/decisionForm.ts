import * as v from 'valibot';
import { checkForm } from '../form/checkForm';
import { chosen } from '../form/choice';
import { findLastVerification, type Claim } from '../claim/claim';
import { withoutProblems, type FormProblem } from '../form/formProblems';
import { isShillings } from '../shillings';
import { excess, tooLong, withinLimits } from '../form/textLimits';
import { limited, sumLines, valuedAmount } from '../valuation/valuation';
import type { Valuation } from '../valuation/valuationRecord';
import {
  committeeDecisionNames,
  committeeDecisions,
  type ChangedLine,
  type CommitteeDecision,
} from '../workflow/decision';
import type { Words } from '../words';
import { acceptsOnly, joinNotes, otherAction, wrongAmount, type AcceptsResult, type DecideForm } from './decide';
import { notAllowed } from '../notAllowed';
import { givenReasons, needsText, reasonsField } from './givenReasons';

const typed = v.pipe(v.string(), v.trim());

const lineFields = v.object({ amount: typed, reason: typed });

/** A line of the valuation as the committee has it: its amount in UGX, as typed, and why it is another. */
export type ChangedLineForm = v.InferInput<typeof lineFields>;

/** The conditions that one approval can have. */
export const maximumConditions = 20;
export const tooManyConditions: Words = 'Maximum 20 conditions allowed';

const fields = v.object({
  cvcNotes: typed,
  decision: v.pipe(
    v.picklist(['', ...committeeDecisionNames], 'Please select a decision'),
    v.nonEmpty('Please select a decision'),
  ),
  /** One for each line of the valuation; left out where none is changed. */
  lines: v.optional(v.array(lineFields), []),
  approvedAmount: typed,
  /** Empty ones are none. */
  conditions: v.pipe(v.array(v.object({ text: typed })), v.maxLength(maximumConditions, tooManyConditions)),
  reasons: reasonsField,
  decisionNote: typed,
});

export type DecisionForm = v.InferInput<typeof fields>;

type Filled = v.InferOutput<typeof fields>;

/** The action in the lifecycle; what is not chosen yet is none. */
const lifecycleOf = (decision: DecisionForm['decision']) =>
  decision === '' ? '' : committeeDecisions[decision].lifecycle;

type Assessed = Pick<Claim, 'calculatedCompensation' | 'verifications'>;

const valuationOf = (claim: Assessed): Valuation | undefined => findLastVerification(claim)?.valuation;

/**
 * The committee's form on a claim (docs/product.md, Committee). What says why takes
 * reasons, a note, or both (docs/product.md, Reasons and letters). A line that is changed needs a reason; an approved amount
 * other than the lines come to needs the decision note; none is above the schedule's limit. Refuses a condition that is
 * too long. Amounts in UGX, as typed.
 */
export const decisionSchemaFor = (claim: Assessed) =>
  v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['decision'], ['approvedAmount']],
        ({ decision, approvedAmount }) =>
          decision !== 'approve' || (isShillings(approvedAmount) && Number(approvedAmount) > 0),
        'Approved amount is required when approving a claim',
      ),
      ['approvedAmount'],
    ),
    v.forward(
      v.partialCheck(
        [['decision'], ['reasons'], ['decisionNote']],
        ({ decision, reasons, decisionNote }) => decisionNote !== '' || !needsText(lifecycleOf(decision), reasons),
        'Decision note is required when rejecting or referring back',
      ),
      ['decisionNote'],
    ),
    withoutProblems((form) => [
      ...findLineProblems(form, valuationOf(claim)),
      ...findConditionProblems(form),
      ...findAmountProblems(form, claim),
    ]),
    withinLimits(),
    v.transform((form) => chosen(form, 'decision')),
  );

function findLineProblems({ decision, lines }: Filled, valuation: Valuation | undefined): FormProblem[] {
  if (decision !== 'approve' || !valuation) return [];
  return lines.flatMap(({ amount, reason }, place): FormProblem[] => {
    const at = (field: keyof ChangedLineForm) => ['lines', place, field];
    if (!isShillings(amount)) return [{ path: at('amount'), message: 'Enter an amount in whole shillings' }];
    if (Number(amount) === valuation.lines[place]?.amount) return [];
    if (!reason) return [{ path: at('reason'), message: 'Say why this line is changed' }];
    return excess('reason', reason) ? [{ path: at('reason'), message: tooLong }] : [];
  });
}

function findConditionProblems({ decision, conditions }: Filled): FormProblem[] {
  if (decision !== 'approve') return [];
  return conditions.flatMap(({ text }, place) =>
    excess('condition', text) ? [{ path: ['conditions', place, 'text'], message: tooLong }] : [],
  );
}

/** The lines that are changed; one without an amount is not yet. */
const changedLines = (lines: readonly ChangedLineForm[], valuation: Valuation): ChangedLine[] =>
  lines.flatMap(({ amount, reason }, place) =>
    !isShillings(amount) || Number(amount) === valuation.lines[place]?.amount
      ? []
      : [{ place, amount: Number(amount), reason }],
  );

/**
 * What the committee approves if nothing speaks against it, UGX: what the district found, with the committee's changes of
 * its lines, within the schedule's limit. What the officer gave more or less than the lines, stays given.
 */
export function expectedAmount(claim: Assessed, lines: readonly ChangedLineForm[]): number | undefined {
  const valuation = valuationOf(claim);
  const compensation = claim.calculatedCompensation;
  const changed = valuation ? changedLines(lines, valuation) : [];
  if (!valuation || compensation === undefined || changed.length === 0) return compensation;
  const byHand = compensation - valuedAmount(valuation);
  const change = changed.reduce((sum, { place, amount }) => sum + amount - (valuation.lines[place]?.amount ?? 0), 0);
  // The officer started from what the limit had left of the lines.
  const byLines = limited(sumLines(valuation.lines) + change, valuation.cap);
  return Math.max(0, limited(byLines + byHand, valuation.cap));
}

function findAmountProblems(form: Filled, claim: Assessed): FormProblem[] {
  const valuation = valuationOf(claim);
  if (form.decision !== 'approve' || !valuation || !isShillings(form.approvedAmount)) return [];
  const approved = Number(form.approvedAmount);
  if (valuation.cap !== undefined && approved > valuation.cap) {
    return [{ path: ['approvedAmount'], message: 'This is above the limit of the schedule' }];
  }
  if (form.decisionNote || approved === expectedAmount(claim, form.lines)) return [];
  return [{ path: ['decisionNote'], message: 'Say why the amount differs from the assessment' }];
}

export const emptyDecisionForm: DecisionForm = {
  cvcNotes: '',
  decision: '',
  lines: [],
  approvedAmount: '',
  conditions: [],
  reasons: [],
  decisionNote: '',
};

/** Approves, rejects or refers back (docs/product.md, Committee). Approved amount in UGX. */
export const decide: DecideForm<DecisionForm> = (form, { action, claim, stamp, account }) => {
  const checked = checkForm(decisionSchemaFor(claim), form);
  if (!checked.ok) return checked;
  const { decision, cvcNotes, lines, decisionNote } = checked.output;
  if (committeeDecisions[decision].lifecycle !== action) return otherAction;
  const isApproved = decision === 'approve';
  const approvedAmount = isApproved ? Number(checked.output.approvedAmount) : undefined;
  const valuation = valuationOf(claim);
  const changed = isApproved && valuation ? changedLines(lines, valuation) : [];
  const conditions = checked.output.conditions.flatMap(({ text }) => (isApproved && text ? [text] : []));
  const reasons = givenReasons(action, checked.output.reasons, decisionNote);
  const taken: CommitteeDecision = {
    cvcNotes,
    decision,
    ...(approvedAmount !== undefined && { approvedAmount }),
    ...(changed.length > 0 && { lines: changed }),
    conditions,
    ...(reasons.length > 0 && { reasons }),
    decisionNote,
    decidedOn: stamp.at,
    decidedBy: stamp.actor.name,
    ...(account && { account }),
  };
  return {
    after: { decisions: [...claim.decisions, taken], ...(approvedAmount !== undefined && { approvedAmount }) },
    note: joinNotes(decisionNote, cvcNotes),
  };
};

/** A decision of this moment, and an approved amount where the claim is approved: above 0 and within the schedule's limit. */
export const accepts: AcceptsResult = (result, { action, claim, stamp, account }) => {
  const taken = result.after?.decisions?.at(-1);
  if (!taken || committeeDecisions[taken.decision].lifecycle !== action) return notAllowed;
  const { approvedAmount, lines, conditions, decidedOn, decidedBy } = taken;
  const limit = valuationOf(claim)?.cap;
  const isWithin = limit === undefined || (approvedAmount ?? 0) <= limit;
  if (result.after?.approvedAmount !== approvedAmount || !isWithin) return wrongAmount;
  const isNone = approvedAmount === undefined && lines === undefined && conditions.length === 0;
  const isSound = action === 'approve' ? approvedAmount : isNone;
  if (!isSound || decidedOn !== stamp.at || decidedBy !== stamp.actor.name || taken.account !== account) {
    return notAllowed;
  }
  const decisions = [...claim.decisions, taken];
  return acceptsOnly(result, { after: { decisions, ...(approvedAmount !== undefined && { approvedAmount }) } });
};
