import { findOpenAppeal, isReasoned } from '../../claim/appeal/appeals';
import type { Appeal, AppealOutcome } from '../../claim/appeal/appealRecord';
import type { Claim } from '../../claim/claim';
import { findFinalDecision, isSameDecision } from '../../claim/telling/told';
import type { ToldDecision } from '../../claim/toldRecord';
import { isEqual } from '../../isEqual';
import { paperRecord } from '../../workflow/decision';
import { inOrder, type Unsoundness } from './unsoundness';

/**
 * Whether each appeal is of a decision that was made, of each once, and was decided by what the claim says since: one that was
 * upheld is the committee's decision, one that is open is of the decision that stands.
 */
export function findWrongAppeals(claim: Claim): Unsoundness | undefined {
  const { appeals = [] } = claim;
  const isOnce = appeals.every(
    ({ decision }, place) => appeals.findIndex((other) => isSameDecision(other.decision, decision)) === place,
  );
  const moments = appeals.flatMap(({ filedOn, outcome }) => [filedOn, outcome?.decidedOn]);
  const isDecided = appeals.slice(0, -1).every(({ outcome }) => outcome);
  const open = findOpenAppeal(claim);
  const isOpenSoundly = !open || isSameDecision(open.decision, findFinalDecision(claim));
  const holds =
    isOnce && isDecided && isOpenSoundly && inOrder(...moments) && appeals.every((appeal) => isSound(appeal, claim));
  return holds ? undefined : 'odd_appeal';
}

function isSound(appeal: Appeal, claim: Claim): boolean {
  const { decision, grounds, statement, lateReason, filedOn, valueFirst, valuation, outcome } = appeal;
  const isFiled = grounds.length > 0 && statement !== '' && lateReason !== '' && inOrder(decision.at, filedOn);
  const isValued = valuation
    ? valueFirst && valuation.action === 'forward_to_cvc'
    : !valueFirst || outcome?.kind !== 'upheld';
  const isFirst = decision.kind !== 'rejected_district' || valueFirst;
  if (!isFiled || !isValued || !isFirst || !wasMade(decision, claim)) return false;
  return outcome === undefined || isDecidedSoundly(appeal, outcome, claim);
}

function isDecidedSoundly(
  { decision, filedOn, valuation }: Appeal,
  { kind, amount, reasons, note, decidedOn, decidedBy, account, finalApproval }: AppealOutcome,
  { verifications, decisions }: Claim,
): boolean {
  if (!inOrder(filedOn, valuation?.verifiedOn, decidedOn)) return false;
  if (kind === 'dismissed') {
    return (
      isReasoned({ reasons, note }) && Boolean(reasons?.length) && amount === undefined && finalApproval === undefined
    );
  }
  const taken = decisions.findIndex((one) => one.decidedOn === decidedOn);
  const made = decisions[taken];
  const award = decision.kind === 'awarded' ? decisions[taken - 1] : undefined;
  return (
    note !== '' &&
    made?.decision === 'approve' &&
    made.approvedAmount === amount &&
    made.decidedBy === decidedBy &&
    made.account === account &&
    (amount ?? 0) > (award?.approvedAmount ?? 0) &&
    // An award on paper has no final approval here.
    (!award || award.decidedBy === paperRecord || finalApproval !== undefined) &&
    (!valuation || verifications.some((one) => isEqual(one, valuation))) &&
    // Nobody decides an appeal of what they decided.
    decisions.slice(0, taken).every((before) => account === undefined || before.account !== account)
  );
}

/** Whether a decision that was appealed was made on the claim. */
const wasMade = (decision: ToldDecision, claim: Claim): boolean =>
  isSameDecision(decision, findFinalDecision(claim)) ||
  decisionsMade(claim).some((one) => isSameDecision(one, decision));

/** The decisions on a claim that its claimant could be told of, those included that stand no more. */
export const decisionsMade = ({ verifications, decisions, closings = [], appeals = [] }: Claim): ToldDecision[] => [
  ...verifications.flatMap(({ action, verifiedOn }) =>
    action === 'reject' ? { kind: 'rejected_district' as const, at: verifiedOn } : [],
  ),
  ...decisions.flatMap(({ decision, decidedOn, decidedBy, returned }): ToldDecision[] => [
    ...(decision === 'reject' ? [{ kind: 'rejected_committee' as const, at: decidedOn }] : []),
    // An award on paper has no final approval here.
    ...(decision === 'approve' && decidedBy === paperRecord ? [{ kind: 'awarded' as const, at: decidedOn }] : []),
    ...(returned?.finalApproval ? [{ kind: 'awarded' as const, at: returned.finalApproval.approvedOn }] : []),
  ]),
  ...closings.map(({ closedOn }) => ({ kind: 'closed' as const, at: closedOn })),
  ...appeals.flatMap(({ outcome }): ToldDecision[] => [
    ...(outcome?.finalApproval ? [{ kind: 'awarded' as const, at: outcome.finalApproval.approvedOn }] : []),
    ...(outcome?.kind === 'dismissed' ? [{ kind: 'appeal_dismissed' as const, at: outcome.decidedOn }] : []),
  ]),
];

/** When the appeals of a claim that were upheld were decided: what was decided before, they overruled. */
export const findOverruling = ({ appeals = [] }: Pick<Claim, 'appeals'>): string[] =>
  appeals.flatMap(({ outcome }) => (outcome?.kind === 'upheld' ? outcome.decidedOn : []));
