import type { ActionRow } from '../actions/action';
import { committeeActions, type CommitteeForms } from '../actions/committeeActions';
import type { ActionRules, DecideForm } from '../actions/decide';
import { districtActions, type DistrictForms } from '../actions/districtActions';
import { paymentActions, type PaymentForms } from '../actions/paymentActions';
import type { Refusal } from '../refusal';
import { roles, type Role } from '../user/roles';
import { getStage } from './stages';
import { statuses, type ClaimStatus, type StatusRow } from './statuses';

/** Every action that can change a claim (docs/product.md, Lifecycle), in the order of its buttons. */
export const lifecycle = { ...districtActions, ...committeeActions, ...paymentActions };

export type LifecycleAction = keyof typeof lifecycle;

/** The actions that ask for one thing or another. */
export type ActionAsking<What extends ActionRow['asks']> = {
  [Action in LifecycleAction]: (typeof lifecycle)[Action]['asks'] extends What ? Action : never;
}[LifecycleAction];

/** An action that is done to a claim as it stands; the others save what was typed in the wizard. */
export type ClaimAction = ActionAsking<'nothing' | 'form'>;

type FormName = (typeof lifecycle)[ActionAsking<'form'>]['form'];

/** What the file of a form holds of its actions. */
export type FormRules = ActionRules & { decide: DecideForm<never> };

type FormFiles<Files extends Record<FormName, FormRules>> = Files;

/** The forms of all rows. Types alone: every page needs the rows, and their code is found where a form is sent. */
type Forms = FormFiles<DistrictForms & CommitteeForms & PaymentForms>;

/** What is filled in for a claim: null where nothing is. */
export type FormOf<Action extends ClaimAction> =
  Action extends ActionAsking<'form'> ? Parameters<Forms[(typeof lifecycle)[Action]['form']]['decide']>[0] : null;

/** Whether an action is done at the press of its button. */
export const asksNothing = (action: LifecycleAction): action is ActionAsking<'nothing'> =>
  lifecycle[action].asks === 'nothing';

export const lifecycleActions = Object.keys(lifecycle) as LifecycleAction[];

/** The row of an action, with the type that all rows share. */
export const getAction = (action: LifecycleAction): ActionRow => lifecycle[action];

/** Whether an action is this role's at this status; undefined when it is, else the refusal that says why not. */
export function findLifecycleRefusal(action: LifecycleAction, role: Role, status: ClaimStatus): Refusal | undefined {
  const { label, from, roles: allowed } = getAction(action);
  if (!allowed.includes(role)) {
    return {
      code: 'wrong_role',
      message: 'Only {{roles}} can do this: {{action}}. You are signed in as {{role}}.',
      words: {
        action: [label],
        roles: allowed.map((name) => roles[name].label),
        role: [roles[role].label],
      },
    };
  }
  if (!from.includes(status)) {
    return {
      code: 'wrong_status',
      message: '{{action}} is not possible: the claim\'s status is "{{status}}".',
      words: { action: [label], status: [statuses[status].badge] },
    };
  }
  return undefined;
}

/** The actions open to a role on a claim, in the table's order; `incomplete` where something of it is not known. */
export function openActions(role: Role, status: ClaimStatus, incomplete = false): LifecycleAction[] {
  return lifecycleActions.filter(
    (action) => (action === 'complete') === incomplete && !findLifecycleRefusal(action, role, status),
  );
}

/**
 * The role told of what leads to a status: the one in whose docket that lies, also when it is the actor's own, since a
 * colleague may take the claim on; of a claim that ended, the one that its row names, who tells the claimant.
 */
export function roleToNotify(status: ClaimStatus): Role {
  const row: StatusRow = statuses[status];
  return row.waitsAt === null ? row.tells : getStage(row.waitsAt).role;
}
