import { kampalaDay } from '../../calendar';
import { isSoundAnswer } from '../../claim/asked/answerForm';
import { mayClose } from '../../claim/asked/closings';
import { longestList } from '../../claim/asked/asked';
import type { Claim } from '../../claim/claim';
import { findDecisionToTell, findFinalDecision, isSameDecision } from '../../claim/telling/told';
import type { Closing } from '../../workflow/closing';
import { findHold, type Hold } from '../../workflow/holding';
import { hasEndedUnpaid } from '../../workflow/statuses';
import { decisionsMade } from './appealSoundness';
import { inOrder, type Unsoundness } from './unsoundness';

/** Whether what was asked for was answered by what the form takes, all of it before the claim went on. */
export function findWrongAnswers({ status, verifications, closings }: Claim): Unsoundness | undefined {
  const waits = status === 'request_info' || (status === 'closed' && closings?.at(-1)?.from === 'request_info');
  const holds = verifications.every(({ action, asked, verifiedOn }, place) => {
    if (!asked) return action !== 'request_info';
    const mayBeOpen = waits && place === verifications.length - 1;
    return (
      action === 'request_info' &&
      asked.until > kampalaDay(verifiedOn) &&
      asked.pieces.length <= longestList &&
      asked.pieces.every(({ answer }) =>
        answer ? isSoundAnswer(answer) && inOrder(verifiedOn, answer.answeredOn) : mayBeOpen,
      )
    );
  });
  return holds ? undefined : 'odd_answers';
}

/** Whether a closing stands where the status says so, and there alone, each made after the one before was reopened. */
export function findWrongClosing(claim: Claim): Unsoundness | undefined {
  const { status, registeredAt, closings = [] } = claim;
  const last = closings.at(-1);
  const standing = closings.filter(({ reopened }) => !reopened);
  if (status === 'closed' ? standing.length !== 1 || standing[0] !== last : standing.length > 0) return 'odd_closing';
  const moments = closings.flatMap(({ closedOn, reopened }) => [closedOn, reopened?.reopenedOn]);
  const isExplained = ({ reason, note, from, reopened }: Closing) =>
    (reason === 'withdrawn' ? note !== '' : from === 'request_info') && reopened?.because !== '';
  if (!inOrder(registeredAt, ...moments) || !closings.every(isExplained)) return 'odd_closing';
  if (status !== 'closed' || !last) return undefined;
  return mayClose({ ...claim, status: last.from }, last.reason, kampalaDay(last.closedOn)) ? undefined : 'odd_closing';
}

/** Whether a claim was put on hold for a reason and each time released from the hold before, and none is that ended unpaid. */
export function findWrongHold(claim: Claim): Unsoundness | undefined {
  const { status, registeredAt, holds = [] } = claim;
  const moments = holds.flatMap(({ heldOn, released }) => [heldOn, released?.releasedOn]);
  const isExplained = ({ reason, note, lookAgainOn, heldOn, released }: Hold) =>
    (reason !== 'other' || note !== '') &&
    (lookAgainOn === undefined || lookAgainOn > kampalaDay(heldOn)) &&
    released?.because !== '';
  const earlierEnded = holds.slice(0, -1).every(({ released }) => released);
  const mayBeHeld = !findHold(claim) || !hasEndedUnpaid(status);
  return earlierEnded && mayBeHeld && inOrder(registeredAt, ...moments) && holds.every(isExplained)
    ? undefined
    : 'odd_hold';
}

/** Whether the claimant was told of what was decided on the claim, and not before it was. */
export function findWrongTelling(claim: Claim): Unsoundness | undefined {
  const made = [findDecisionToTell(claim), findFinalDecision(claim), ...decisionsMade(claim)];
  const holds = (claim.told ?? []).every(
    ({ decision, day, recordedAt }) =>
      made.some((one) => one && isSameDecision(one, decision)) && inOrder(decision.at, day) && inOrder(day, recordedAt),
  );
  return holds ? undefined : 'told_of_nothing';
}
