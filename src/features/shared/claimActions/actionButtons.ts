import { getAction, openActions, type ActionAsking, type LifecycleAction } from '../../../domain/workflow/lifecycle';
import type { Role } from '../../../domain/user/roles';
import { findCurrentStage, findDocketRole } from '../../../domain/workflow/stages';
import type { ClaimStatus } from '../../../domain/workflow/statuses';
import type { Words } from '../../../domain/words';
import { findForm } from './actionForms';
import type { FindBar } from './useBar';

/** An action that a claim's page offers: a draft is submitted in the wizard. */
export type OfferedAction = Exclude<LifecycleAction, ActionAsking<'draft'>>;

type ActionButton = {
  /** The first, of several that share the button. */
  action: OfferedAction;
  label: Words;
  /** It takes the claim on, and that is for this role to do. */
  isStageAction: boolean;
};

export const isOffered = (action: LifecycleAction): action is OfferedAction => getAction(action).asks !== 'draft';

/**
 * The buttons for what a role may do at a status, straight from the lifecycle table, but for what is barred. The button of
 * the current stage bears the stage's words (docs/product.md, Statuses and stages).
 */
export function actionButtons(role: Role, status: ClaimStatus, findBar: FindBar, incomplete = false): ActionButton[] {
  const open = openActions(role, status, incomplete)
    .filter(isOffered)
    .filter((action) => !findBar(action));
  const stage = findCurrentStage(status);
  const inDocket = findDocketRole(status) === role;
  const next = open.find((action) => getAction(action).isPrimary);
  return open.flatMap((action, place) => {
    const form = findForm(action);
    if (form?.sharesButton && open.findIndex((other) => findForm(other) === form) < place) return [];
    const { label, isPrimary, stage: own } = getAction(action);
    const ofStage = isPrimary && stage?.number === own ? stage?.button : undefined;
    return { action, label: ofStage ?? label, isStageAction: inDocket && action === next };
  });
}

/** The current stage's button, for the role responsible for it. */
export const findStageButton = (role: Role, status: ClaimStatus, findBar: FindBar): ActionButton | undefined =>
  actionButtons(role, status, findBar).find(({ isStageAction }) => isStageAction);
