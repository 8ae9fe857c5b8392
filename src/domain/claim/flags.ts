import type { Doer } from '../access/account';
import type { ClaimFlag } from '../workflow/claimFlags';
import { lifecycle } from '../workflow/lifecycle';
import { findAppealStep } from './appeal/appeals';
import type { Claim } from './claim';
import { findMarks } from './marks';
import { findFilingRefusal, isAppealable } from './telling/appeal';
import { findLastAction, findUndoable } from './undo';

/**
 * The flags on a claim: for the person who looks at it, or for anybody. What is no claim yet has none.
 * @param today YYYY-MM-DD in Africa/Kampala; an appeal can be filed on some day where none is given
 */
export function findFlags(
  claim: Claim | undefined,
  doer?: Pick<Doer, 'email' | 'role'> | null,
  today?: string,
): readonly ClaimFlag[] {
  if (!claim) return [];
  const marks = findMarks(claim);
  const step = findAppealStep(claim);
  const isOpenToAppeal = doer && today ? !findFilingRefusal(claim, doer.role, today) : isAppealable(claim);
  const isUndoable = doer ? findUndoable(claim, doer) : findLastAction(claim);
  const more: ClaimFlag[] = [
    ...(isOpenToAppeal ? (['appealable'] as const) : []),
    ...(step ? [lifecycle[step].flag] : []),
    ...(isUndoable ? (['undoable'] as const) : []),
  ];
  return more.length > 0 ? [...marks, ...more] : marks;
}
