import type { ActionRow } from '../actions/action';
import { appealActions, type AppealForms } from '../actions/appealActions';
import { correctionActions, type CorrectionForms } from '../actions/correctionActions';
import { committeeActions, type CommitteeForms } from '../actions/committeeActions';
import type { ActionRules, DecideForm } from '../actions/decide';
import { districtActions, type DistrictForms } from '../actions/districtActions';
import { mendingActions, type MendingForms } from '../actions/mendingActions';
import { paymentActions, type PaymentForms } from '../actions/paymentActions';
import type { Role } from '../user/roles';
import { getStage } from './stages';
import { statuses, type ClaimStatus, type StatusRow } from './statuses';

/** Every action that can change a claim (docs/product.md, Lifecycle), in the order of its buttons. */
export const lifecycle = {
  ...districtActions,
  ...committeeActions,
  ...paymentActions,
  ...appealActions,
  ...correctionActions,
  ...mendingActions,
};

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
type Forms = FormFiles<DistrictForms & CommitteeForms & PaymentForms & AppealForms & CorrectionForms & MendingForms>;

/** What is filled in for a claim: null where nothing is. */
export type FormOf<Action extends ClaimAction> =
  Action extends ActionAsking<'form'> ? Parameters<Forms[(typeof lifecycle)[Action]['form']]['decide']>[0] : null;

/** Whether an action is done at the press of its button. */
export const asksNothing = (action: LifecycleAction): action is ActionAsking<'nothing'> =>
  lifecycle[action].asks === 'nothing';

export const lifecycleActions = Object.keys(lifecycle) as LifecycleAction[];

/** The row of an action, with the type that all rows share. */
export const getAction = (action: LifecycleAction): ActionRow => lifecycle[action];

/**
 * The role told of what leads to a status: the one in whose docket that lies, also when it is the actor's own, since a
 * colleague may take the claim on; of a claim that ended, the one that its row names, who tells the claimant.
 */
export function roleToNotify(status: ClaimStatus): Role {
  const row: StatusRow = statuses[status];
  return row.waitsAt === null ? row.tells : getStage(row.waitsAt).role;
}
