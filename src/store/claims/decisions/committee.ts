import { committeeDecisions, type CommitteeDecision } from '../../../domain/workflow/decision';
import { decisionSchema, type DecisionForm } from '../../../domain/workflow/decisionForm';
import { checkForm } from '../../forms';
import { joinNotes, otherAction, type DecideForm } from './decision';

/** Approves, rejects or refers back (docs/product.md, Committee). Approved amount in UGX. */
export const decideCommittee: DecideForm<DecisionForm> = (form, { action, claim, stamp }) => {
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
