import type { ActionRules } from '../../domain/actions/decide';
import { getAction, type FormRules, type LifecycleAction } from '../../domain/workflow/lifecycle';
import { findLifecycleRefusal } from '../../domain/workflow/lifecycleRefusal';
import { findFlagRefusal } from '../../domain/workflow/flagRefusal';
import { findFlags } from '../../domain/claim/flags';
import type { Claim } from '../../domain/claim/claim';
import type { Refusal } from '../../domain/refusal';
import type { Scheme } from '../../domain/scheme/scheme';
import type { Role } from '../../domain/user/roles';

/**
 * The rules of an action's form, where it has one. The row names the file, so that no second list has to; the files come
 * with this one.
 */
export function findFormRules(action: LifecycleAction): FormRules | undefined {
  const row = getAction(action);
  if (row.asks !== 'form') return undefined;
  return require(`../../domain/actions/${row.form}Form.ts`) as FormRules;
}

const findClaimRules = (action: LifecycleAction): Pick<ActionRules, 'findClaimRefusal'> | undefined => {
  const row = getAction(action);
  return row.asks === 'nothing' ? row : findFormRules(action);
};

/**
 * Why a role may not do an action to a claim as it stands: for its role, its status, or what the action's own rules say.
 * Undefined where it may.
 */
export const findActionRefusal = (
  action: LifecycleAction,
  role: Role,
  claim: Claim,
  scheme: Scheme,
): Refusal | undefined =>
  findLifecycleRefusal(action, role, claim.status) ??
  findFlagRefusal(action, findFlags(claim)) ??
  findClaimRules(action)?.findClaimRefusal?.(claim, action, scheme);
