import * as v from 'valibot';
import { chosen } from '../choice';
import { committeeDecisionNames } from './decision';
import { withinLimits } from '../textLimits';
import { isShillings } from '../shillings';

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
