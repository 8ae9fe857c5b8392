import { committeeDecisionNames, committeeDecisions, type CommitteeDecisionKind } from '../../../domain/decision';
import { lifecycle, openActions, type LifecycleAction } from '../../../domain/lifecycle';
import type { Role } from '../../../domain/roles';
import { findCurrentStage, findDocketRole } from '../../../domain/stages';
import type { ClaimStatus } from '../../../domain/statuses';
import type { VerificationAction } from '../../../domain/verification';
import type { Words } from '../../../domain/words';

/** The forms that open in a dialog. */
export type DialogForm = 'final_approval' | 'mark_paid' | 'payment' | 'retry';

/** What pressing an action's button does on this page. */
export type Press =
  | { kind: 'do'; deed: 'start_verification' | 'resubmit' }
  | { kind: 'edit' }
  | { kind: 'verification'; action: VerificationAction }
  | { kind: 'decision'; decision?: CommitteeDecisionKind }
  | { kind: 'dialog'; form: DialogForm };

/** A press that opens a form in its tab. */
export type StartPress = Extract<Press, { kind: 'verification' | 'decision' }>;

const presses: Record<Exclude<LifecycleAction, 'submit'>, Press> = {
  start_verification: { kind: 'do', deed: 'start_verification' },
  forward_to_cvc: { kind: 'verification', action: 'forward_to_cvc' },
  request_info: { kind: 'verification', action: 'request_info' },
  reject_verification: { kind: 'verification', action: 'reject' },
  edit: { kind: 'edit' },
  resubmit: { kind: 'do', deed: 'resubmit' },
  approve: { kind: 'decision' },
  reject_committee: { kind: 'decision' },
  refer_back: { kind: 'decision' },
  final_approval: { kind: 'dialog', form: 'final_approval' },
  mark_paid: { kind: 'dialog', form: 'mark_paid' },
  update_payment: { kind: 'dialog', form: 'payment' },
  retry_payment: { kind: 'dialog', form: 'retry' },
};

/** Whether a role may do at a status what a form asks for. */
export function isFormOffered(form: StartPress['kind'] | DialogForm, role: Role, status: ClaimStatus): boolean {
  return openActions(role, status).some((action) => {
    if (action === 'submit') return false;
    const press = presses[action];
    return press.kind === 'dialog' ? press.form === form : press.kind === form;
  });
}

/** The action that takes a claim on from its current stage, by stage number; what stands first is preferred. */
const stageActions: Record<number, readonly LifecycleAction[]> = {
  2: ['forward_to_cvc', 'resubmit'],
  3: ['approve'],
  4: ['final_approval'],
  5: ['update_payment'],
};

export type ActionButton = { label: Words; press: Press; isStageAction: boolean };

/**
 * The buttons for what a role may do at a status, straight from the lifecycle table. The committee's three decisions
 * share one form and so one button. The button of the current stage bears the stage's words (SPEC.md section 4).
 */
export function actionButtons(role: Role, status: ClaimStatus): ActionButton[] {
  const open = openActions(role, status);
  const stage = findCurrentStage(status);
  const inDocket = findDocketRole(status) === role;
  const stageAction = stageActions[stage?.number ?? 0]?.find((action) => open.includes(action));
  return open.flatMap((action) => {
    if (action === 'submit' || action === 'reject_committee' || action === 'refer_back') return [];
    const isFirst = action === stageActions[stage?.number ?? 0]?.[0];
    const label = stage && isFirst ? stage.button : lifecycle[action].label;
    return { label, press: presses[action], isStageAction: inDocket && action === stageAction };
  });
}

/** What an action asked for elsewhere does on this page; of the committee's, the decision is chosen already. */
export function findStartPress(action: LifecycleAction): Press | undefined {
  if (action === 'submit') return undefined;
  const decision = committeeDecisionNames.find((name) => committeeDecisions[name].lifecycle === action);
  return decision ? { kind: 'decision', decision } : presses[action];
}

/** The current stage's button, for the role responsible for it (SPEC.md section 4, Display rules). */
export function findStageButton(role: Role, status: ClaimStatus): ActionButton | undefined {
  return actionButtons(role, status).find(({ isStageAction }) => isStageAction);
}
