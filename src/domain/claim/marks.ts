import { claimFlagNames, type ClaimFlag } from '../workflow/claimFlags';
import { findHold } from '../workflow/holding';
import { findOpenAppeal } from './appeal/appeals';
import type { Claim } from './claim';
import { findOpenCorrection } from './correction/corrections';
import { isIncomplete } from './notKnown';

/** The flags on a claim that everybody is told of. */
export function findMarks(claim: Claim): readonly ClaimFlag[] {
  const isOn: Record<ClaimFlag, boolean> = {
    incomplete: isIncomplete(claim),
    held: findHold(claim) !== undefined,
    underAppeal: findOpenAppeal(claim) !== undefined,
    correctionToConfirm: findOpenCorrection(claim) !== undefined,
    // For one person alone, or for those whose turn it is.
    undoable: false,
    appealable: false,
    appealToValue: false,
    appealToDecide: false,
  };
  const marks = claimFlagNames.filter((flag) => isOn[flag]);
  return marks.length > 0 ? marks : none;
}

/** One for all claims without any. */
const none: readonly ClaimFlag[] = [];
