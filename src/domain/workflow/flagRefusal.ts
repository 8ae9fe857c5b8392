import { noAppeal } from '../claim/telling/appeal';
import type { Refusal } from '../refusal';
import type { Words } from '../words';
import type { ClaimFlag } from './claimFlags';
import type { LifecycleAction } from './lifecycle';
import { findFlagInTheWay } from './openActions';

/** Why an action is not possible on a claim with these flags; undefined where they leave it open. */
export function findFlagRefusal(action: LifecycleAction, flags: readonly ClaimFlag[]): Refusal | undefined {
  const flag = findFlagInTheWay(action, flags);
  return flag && { code: 'wrong_status', message: flags.includes(flag) ? onIt[flag] : notOnIt[flag] };
}

const notOnIt = {
  incomplete: 'Nothing is missing from this claim any more',
  held: 'This claim is not on hold',
  correctionToConfirm: 'No correction of this claim is waiting. Nothing was changed.',
  undoable:
    'Nothing can be undone on this claim. An action can be undone until the claim is changed again, or a paper of it is printed or downloaded.',
  appealable: noAppeal,
  underAppeal: 'This claim is not under appeal',
  appealToValue: 'No appeal on this claim is waiting for a valuation. Nothing was changed.',
  appealToDecide: 'No appeal on this claim is waiting for a decision. Nothing was changed.',
} as const satisfies Record<ClaimFlag, Words>;

const onIt: Record<ClaimFlag, Words> = {
  ...notOnIt,
  incomplete: 'Details of the claimant are not known. Add them first.',
  held: 'This claim is on hold. Release it first.',
  correctionToConfirm: 'A correction of this claim is waiting to be confirmed. It is confirmed or declined first.',
  underAppeal: 'This claim is under appeal. The appeal is decided first.',
};
