import { findLastDecision, findLastVerification, type Claim } from '../../claim/claim';
import { findOutcome } from '../../claim/outcome';
import { paperRecord } from '../../workflow/decision';
import { isAwarded, statuses, type StatusRow } from '../../workflow/statuses';
import { isSoundValuation } from '../../valuation/valuation';
import type { Verification } from '../../workflow/verification';
import type { Unsoundness } from './unsoundness';

/** Whether a claim was verified, decided and approved as its status says (lifecycle.ts), each with what that needs. */
export function findWrongDecision(claim: Claim): Unsoundness | undefined {
  const { status, finalApproval } = claim;
  const [verification, decision] = [findLastVerification(claim), findLastDecision(claim)];
  // A claim that came on paper was decided there, and by nobody here.
  const onPaper = verification === undefined && decision?.decidedBy === paperRecord;
  const { held, group }: StatusRow = statuses[status];
  const isHeld = held.some(
    (row) =>
      row.decision.includes(decision?.decision) &&
      (row.verification.includes(verification?.action) || (onPaper && row.verification.includes('forward_to_cvc'))),
  );
  if (!isHeld || (group === 'rejected' && !findOutcome(claim))) return 'no_decision';
  const isFinal = isAwarded(status);
  if (isFinal ? !finalApproval && decision?.decidedBy !== paperRecord : finalApproval) return 'no_decision';
  if (!claim.verifications.every(isComplete) || !claim.verifications.slice(0, -1).every(wentOn)) return 'no_decision';
  if (claim.decisions.slice(0, -1).some(({ decision: earlier }) => earlier !== 'refer_back')) return 'no_decision';

  const approvedAmount = decision?.decision === 'approve' ? decision.approvedAmount : undefined;
  if (decision?.decision === 'approve' && !(approvedAmount && claim.approvedAmount)) return 'no_decision';
  if (claim.approvedAmount !== approvedAmount) return 'other_amount';
  if (!claim.verifications.every(isSoundlyValued)) return 'odd_valuation';
  const cap = verification?.valuation?.cap;
  if (cap !== undefined && (approvedAmount ?? 0) > cap) return 'odd_valuation';
  if (claim.decisions.some((taken) => taken.decision !== 'approve' && taken.approvedAmount !== undefined)) {
    return 'other_amount';
  }
  const assessed = verification?.calculatedCompensation;
  return assessed === undefined || assessed === claim.calculatedCompensation ? undefined : 'other_amount';
}

/** What the form of a verification asks for (verificationForm.ts). */
function isComplete({ action, reasons = [], actionReason, ...assessed }: Verification): boolean {
  if (action !== 'forward_to_cvc') return Boolean(actionReason) || reasons.some((code) => code !== 'other');
  // Nothing is a compensation, too.
  return Boolean(assessed.valuationScheduleVersion) && assessed.calculatedCompensation !== undefined;
}

/** Whether what was forwarded has the compensation that its lines explain; until then a valuation may be half done. */
const isSoundlyValued = ({ action, valuation, calculatedCompensation }: Verification) =>
  valuation === undefined || action !== 'forward_to_cvc' || isSoundValuation(valuation, calculatedCompensation);

/** Whether a claim came back to the district after a verification, to be verified again: one that was rejected never does. */
const wentOn = ({ action }: Verification) => action !== 'reject';
