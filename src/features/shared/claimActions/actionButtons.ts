import { openActions } from '../../../domain/workflow/openActions';
import { getAction, type ActionAsking, type LifecycleAction } from '../../../domain/workflow/lifecycle';
import type { ClaimFlag } from '../../../domain/workflow/claimFlags';
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

const waitingFlags = ['appealToValue', 'appealToDecide', 'correctionToConfirm'] as const satisfies readonly ClaimFlag[];

export const isOffered = (action: LifecycleAction): action is OfferedAction => getAction(action).asks !== 'draft';

/**
 * The buttons for what a role may do at a status, straight from the lifecycle table, but for what is barred. The button of
 * the current stage bears the stage's words (docs/product.md, Statuses and stages).
 */
export function actionButtons(
  role: Role,
  status: ClaimStatus,
  findBar: FindBar,
  flags?: readonly ClaimFlag[],
): ActionButton[] {
  const open = openActions(role, status, flags)
    .filter(isOffered)
    .filter((action) => !findBar(action));
  const stage = findCurrentStage(status);
  const primary = open.filter((action) => getAction(action).isPrimary);
  // What is beside the status waits for whoever may go on with it, wherever the claim stands.
  const beside = primary.find((action) => waitingFlags.some((flag) => getAction(action).flag === flag));
  const next = beside ?? (findDocketRole(status) === role ? primary[0] : undefined);
  return open.flatMap((action, place) => {
    const form = findForm(action);
    if (form?.sharesButton && open.findIndex((other) => findForm(other) === form) < place) return [];
    const { label, isPrimary, stage: own } = getAction(action);
    const ofStage = isPrimary && stage?.number === own ? stage?.button : undefined;
    return { action, label: ofStage ?? label, isStageAction: action === next };
  });
}

/** The current stage's button, for the role responsible for it. */
export const findStageButton = (role: Role, status: ClaimStatus, findBar: FindBar): ActionButton | undefined =>
  actionButtons(role, status, findBar).find(({ isStageAction }) => isStageAction);
