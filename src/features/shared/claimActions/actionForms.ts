import { openActions } from '../../../domain/workflow/openActions';
import { getAction, lifecycleActions, type LifecycleAction } from '../../../domain/workflow/lifecycle';
import type { Role } from '../../../domain/user/roles';
import type { Claim } from '../../../domain/claim/claim';
import type { ClaimFlag } from '../../../domain/workflow/claimFlags';
import type { ActionForm } from './actionForm';
import type { FindBar } from './useBar';

/**
 * The form of an action that asks for one. The row names the file, so that no second list has to; the files come with
 * this one.
 */
export function findForm(action: LifecycleAction): ActionForm | undefined {
  const row = getAction(action);
  if (row.asks !== 'form') return undefined;
  const name = row.form.charAt(0).toUpperCase() + row.form.slice(1);
  return (require(`./${name}Form.tsx`) as { actionForm: ActionForm }).actionForm;
}

/** Each form once, in the order of its actions. */
export const allForms = [...new Set(lifecycleActions.flatMap((action) => findForm(action) ?? []))];

/** Whether somebody of a role may do to a claim what a form asks for, or a part of it. */
export const isFormOffered = (
  form: ActionForm,
  role: Role,
  { status }: Claim,
  flags: readonly ClaimFlag[],
  findBar: FindBar,
): boolean => openActions(role, status, flags).some((action) => findForm(action) === form && !findBar(action));
