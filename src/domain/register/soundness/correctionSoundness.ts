import { applyChanges, changesPayout, formerClaimants } from '../../claim/correction/corrections';
import type { Correction } from '../../claim/correction/correctionRecord';
import { isPayoutMethod } from '../../claim/claimant';
import type { Claim } from '../../claim/claim';
import { inOrder, type Unsoundness } from './unsoundness';

/**
 * Whether each correction changed something for a reason, and each that changed where the money goes was confirmed or declined
 * by another account than its own, before the next one was made.
 */
export function findWrongCorrections(claim: Claim): Unsoundness | undefined {
  const { corrections = [], registeredAt } = claim;
  const moments = corrections.flatMap(({ correctedOn, outcome }) => [correctedOn, outcome?.decidedOn]);
  const areEnded = corrections.slice(0, -1).every(({ toConfirm, outcome }) => !toConfirm || outcome);
  return areEnded && inOrder(registeredAt, ...moments) && corrections.every(isSound) && areConfirmed(claim)
    ? undefined
    : 'odd_correction';
}

function isSound({ reason, note, changes, account, toConfirm, outcome }: Correction): boolean {
  const isReasoned = reason !== 'other' || note !== '';
  const isChange =
    changes.length > 0 &&
    changes.every(
      ({ field, before, after }) =>
        before !== after && (field !== 'payoutMethod' || (isPayoutMethod(before) && isPayoutMethod(after))),
    );
  const isOther = !outcome || outcome.account === undefined || outcome.account !== account;
  const isEnded = !outcome || (toConfirm && (outcome.kind === 'declined' ? outcome.note !== '' : isOther));
  return isReasoned && isChange && isEnded === true;
}

/** Whether each that changed where the money goes waited for a second person. */
const areConfirmed = (claim: Claim): boolean =>
  formerClaimants(claim).every(
    ({ before, correction: { changes, toConfirm } }) =>
      toConfirm || !changesPayout(before, applyChanges(before, changes)),
  );
