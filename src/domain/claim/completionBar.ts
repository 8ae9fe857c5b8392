import type { Refusal } from '../refusal';
import type { Words } from '../words';
import type { Claim } from './claim';
import { isIncomplete } from './notKnown';

/** A claim is completed before anything else is done to it, and a complete one is not completed. */
export function findIncompleteRefusal(
  claim: Pick<Claim, 'claimant' | 'status' | 'decisions'>,
  action: string,
): Refusal | undefined {
  const completes = action === 'complete';
  if (isIncomplete(claim) === completes) return undefined;
  return { code: 'invalid', message: completes ? alreadyComplete : completeFirst };
}

const alreadyComplete: Words = 'Nothing is missing from this claim any more';
const completeFirst: Words = 'Details of the claimant are not known. Add them first.';
