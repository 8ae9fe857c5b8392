import * as v from 'valibot';
import { checkForm } from '../checkForm';
import { chosen } from '../choice';
import { isShillings } from '../shillings';
import { withinLimits } from '../textLimits';
import { committeeDecisionNames, committeeDecisions, type CommitteeDecision } from '../workflow/decision';
import { joinNotes, otherAction, type DecideForm } from './decide';

/** The committee's form (docs/product.md, Committee). Amount in UGX, as typed. */
export const decisionSchema = v.pipe(
  v.object({
    cvcNotes: v.pipe(v.string(), v.trim()),
    decision: v.pipe(
      v.picklist(['', ...committeeDecisionNames], 'Please select a decision'),
      v.nonEmpty('Please select a decision'),
    ),
    approvedAmount: v.pipe(v.string(), v.trim()),
    conditions: v.pipe(v.string(), v.trim()),
    decisionNote: v.pipe(v.string(), v.trim()),
  }),
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
      [['decision'], ['decisionNote']],
      ({ decision, decisionNote }) => (decision !== 'reject' && decision !== 'refer_back') || decisionNote !== '',
      'Decision note is required when rejecting or referring back',
    ),
    ['decisionNote'],
  ),
  withinLimits(),
  v.transform((form) => chosen(form, 'decision')),
);

export type DecisionForm = v.InferInput<typeof decisionSchema>;

export const emptyDecisionForm: DecisionForm = {
  cvcNotes: '',
  decision: '',
  approvedAmount: '',
  conditions: '',
  decisionNote: '',
};

/** Approves, rejects or refers back (docs/product.md, Committee). Approved amount in UGX. */
export const decide: DecideForm<DecisionForm> = (form, { action, claim, stamp }) => {
  const checked = checkForm(decisionSchema, form);
  if (!checked.ok) return checked;
  const { decision, cvcNotes, conditions, decisionNote } = checked.output;
  if (committeeDecisions[decision].lifecycle !== action) return otherAction;
  const approvedAmount = decision === 'approve' ? Number(checked.output.approvedAmount) : undefined;
  const taken: CommitteeDecision = {
    cvcNotes,
    decision,
    ...(approvedAmount !== undefined && { approvedAmount }),
    conditions,
    decisionNote,
    decidedOn: stamp.at,
    decidedBy: stamp.actor.name,
  };
  return {
    after: { decisions: [...claim.decisions, taken], ...(approvedAmount !== undefined && { approvedAmount }) },
    note: joinNotes(decisionNote, cvcNotes),
  };
};
