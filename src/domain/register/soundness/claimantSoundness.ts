import { kampalaDay } from '../../calendar';
import { isSoundAnswer } from '../../claim/asked/answerForm';
import { longestList, mayClose } from '../../claim/asked/asked';
import type { Claim } from '../../claim/claim';
import { findDecisionToTell, isSameDecision } from '../../claim/telling/told';
import type { ToldDecision } from '../../claim/toldRecord';
import type { Closing } from '../../workflow/closing';
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

/** Whether the claimant was told of what was decided on the claim, and not before it was. */
export function findWrongTelling(claim: Claim): Unsoundness | undefined {
  const made: readonly (ToldDecision | undefined)[] = [
    findDecisionToTell(claim),
    ...claim.verifications.flatMap(({ action, verifiedOn }) =>
      action === 'reject' ? { kind: 'rejected_district' as const, at: verifiedOn } : [],
    ),
    ...claim.decisions.flatMap(({ decision, decidedOn }) =>
      decision === 'reject' ? { kind: 'rejected_committee' as const, at: decidedOn } : [],
    ),
    ...(claim.closings ?? []).map(({ closedOn }) => ({ kind: 'closed' as const, at: closedOn })),
  ];
  const holds = (claim.told ?? []).every(
    ({ decision, day, recordedAt }) =>
      made.some((one) => one && isSameDecision(one, decision)) && inOrder(decision.at, day) && inOrder(day, recordedAt),
  );
  return holds ? undefined : 'told_of_nothing';
}
