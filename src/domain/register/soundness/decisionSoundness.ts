import { findLastDecision, findLastVerification, type Claim } from '../../claim/claim';
import { findOutcome } from '../../claim/outcome';
import { paperRecord } from '../../workflow/decision';
import { isEqual } from '../../isEqual';
import { isAwarded, statuses, type StatusRow } from '../../workflow/statuses';
import { takenBackOn } from '../../workflow/takenBack';
import { isSoundValuation } from '../../valuation/valuation';
import type { Verification } from '../../workflow/verification';
import { findOverruling } from './appealSoundness';
import { inOrder, type Unsoundness } from './unsoundness';

/** Whether a claim was verified, decided and approved as its status says (lifecycle.ts), each with what that needs. */
export function findWrongDecision(claim: Claim): Unsoundness | undefined {
  const { status, finalApproval } = claim;
  const [verification, decision] = [findLastVerification(claim), findLastDecision(claim)];
  // A claim that came on paper was decided there, and the district here may never have seen it.
  const onPaper = claim.verifications.length === 0 && claim.decisions[0]?.decidedBy === paperRecord;
  const { held, group }: StatusRow = statuses[status];
  const isHeld = held.some(
    (row) =>
      row.decision.includes(decision?.decision) &&
      (row.verification.includes(verification?.action) || (onPaper && row.verification.includes('forward_to_cvc'))),
  );
  if (!isHeld || (group === 'rejected' && !findOutcome(claim))) return 'no_decision';
  const isFinal = isAwarded(status);
  if (isFinal ? !finalApproval && decision?.decidedBy !== paperRecord : finalApproval) return 'no_decision';
  if (!claim.verifications.every(isComplete) || !wentOn(claim)) return 'no_decision';
  if (!cameBack(claim) || !isTakenBackSoundly(claim)) return 'no_decision';

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

/** Whether the claim went on after each verification but the last: one that was rejected does where that was reopened or appealed. */
const wentOn = ({ verifications, appeals = [] }: Claim) =>
  verifications
    .slice(0, -1)
    .every(
      ({ action, reopened }, place) =>
        action !== 'reject' ||
        reopened !== undefined ||
        appeals.some(({ outcome, valuation }) => outcome && isEqual(valuation, verifications[place + 1])),
    );

/** Whether it could be decided anew after each decision of the committee but the last. */
function cameBack(claim: Claim): boolean {
  const overruling = findOverruling(claim);
  return claim.decisions
    .slice(0, -1)
    .every(
      ({ decision, ...taken }, place) =>
        decision === 'refer_back' ||
        takenBackOn(taken) !== undefined ||
        overruling.some((at) => at === claim.decisions[place + 1]?.decidedOn),
    );
}

/** Whether what was reopened was a rejection that was made here, what was returned an approval, each with a reason. */
function isTakenBackSoundly({ verifications, decisions }: Claim): boolean {
  return (
    verifications.every(({ action, verifiedOn, reopened }) =>
      reopened ? action === 'reject' && reopened.because !== '' && inOrder(verifiedOn, reopened.reopenedOn) : true,
    ) &&
    decisions.every(({ decision, decidedOn, decidedBy, reopened, returned }) =>
      reopened
        ? decision === 'reject' &&
          decidedBy !== paperRecord &&
          returned === undefined &&
          reopened.because !== '' &&
          inOrder(decidedOn, reopened.reopenedOn)
        : !returned ||
          (decision === 'approve' &&
            returned.because !== '' &&
            inOrder(decidedOn, returned.finalApproval?.approvedOn, returned.returnedOn)),
    )
  );
}
