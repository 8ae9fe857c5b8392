import type { Refusal } from '../../domain/refusal';
import { isSameViewName, type ClaimsView, type SavedView } from '../../domain/claim/list/savedView';
import { isSameEmail, type Actor } from '../../domain/user/user';
import { withoutInvisibleIn } from '../../domain/form/plainText';
import { viewNameSchema, type ViewNameForm } from '../../domain/claim/list/viewNameForm';
import { defineCommand, refuse } from '../command';
import { commit } from '../commit';
import { viewDeleted, viewRenamed, viewSaved } from '../events';
import { checkForm } from '../../domain/form/checkForm';
import type { Words } from '../../domain/words';
import type { RootState } from '../registerReducers';
import { findRecord } from '../table';
import { findViews } from './selectors';

/*
 * Saved views are their owner's alone and not part of the register: none of these leaves an audit event.
 */

/** Keeps a view of the claims list under a name. Refuses a name that is missing, too long or taken by another view. */
export const saveView = (form: ViewNameForm, view: ClaimsView) => commit(saveViewCommand({ ...form, view }));

const saveViewCommand = defineCommand<ViewNameForm & { view: ClaimsView }, SavedView>({
  scope: 'device',
  name: 'savedViews/save',
  label: 'Save View',
  findSubject: (_state, { form }) => [form.name],
  decide(state, { form: { view, ...form } }, stamp) {
    const checked = checkName(state, stamp.actor, form);
    if (!checked.ok) return refuse(checked.refusal);
    const saved = {
      id: `VIEW-${stamp.eventId}`,
      name: checked.output.name,
      owner: stamp.actor.email,
      view: withoutInvisibleIn(view),
    };
    return { ok: true, event: viewSaved({ view: saved }, stamp), value: saved };
  },
});

/** Brings a deleted view back as it was. Refuses one of somebody else's, and a name that another view has taken since. */
export const restoreView = (view: SavedView) => commit(restoreViewCommand({ view }));

const restoreViewCommand = defineCommand<{ view: SavedView }>({
  scope: 'device',
  name: 'savedViews/restore',
  label: 'Save View',
  findSubject: (_state, { form }) => [form.view.name],
  decide(state, { form: { view } }, stamp) {
    if (!isSameEmail(view.owner, stamp.actor.email)) return refuse(noSuchView);
    const checked = checkName(state, stamp.actor, view);
    if (!checked.ok) return refuse(checked.refusal);
    return { ok: true, event: viewSaved({ view }, stamp), value: undefined };
  },
});

/** Gives a view another name. Refuses as `saveView` does, and a view that is not the signed-in person's. */
export const renameView = (viewId: string, form: ViewNameForm) => commit(renameViewCommand({ ...form, viewId }));

const renameViewCommand = defineCommand<ViewNameForm & { viewId: string }>({
  scope: 'device',
  name: 'savedViews/rename',
  label: 'Rename view',
  findSubject: (state, { form }) => nameOf(state, form.viewId),
  decide(state, { form: { viewId, ...form } }, stamp) {
    const view = findOwnView(state, stamp.actor, viewId);
    if (!view) return refuse(noSuchView);
    const checked = checkName(state, stamp.actor, form, viewId);
    if (!checked.ok) return refuse(checked.refusal);
    const event = viewRenamed({ viewId, before: view.name, after: checked.output.name }, stamp);
    return { ok: true, event, value: undefined };
  },
});

/** Deletes a view. Refuses a view that is not the signed-in person's. */
export const deleteView = (viewId: string) => commit(deleteViewCommand({ viewId }));

const deleteViewCommand = defineCommand<{ viewId: string }>({
  scope: 'device',
  name: 'savedViews/delete',
  label: 'Delete view',
  findSubject: (state, { form }) => nameOf(state, form.viewId),
  decide(state, { form: { viewId } }, stamp) {
    const view = findOwnView(state, stamp.actor, viewId);
    if (!view) return refuse(noSuchView);
    return { ok: true, event: viewDeleted({ view }, stamp), value: undefined };
  },
});

const noSuchView: Refusal = { code: 'not_found', message: 'This view no longer exists.' };

const findOwnView = ({ savedViews }: RootState, { email }: Actor, viewId: string) =>
  findViews(savedViews.entities, email).find(({ id }) => id === viewId);

const nameOf = ({ savedViews }: RootState, viewId: string): string[] => {
  const view = findRecord(savedViews.entities, viewId);
  return view ? [view.name] : [];
};

/** @param viewId the view that is to bear the name, which may keep it or change its case */
function checkName(
  { savedViews }: RootState,
  { email }: Actor,
  form: ViewNameForm,
  viewId?: string,
): ReturnType<typeof checkForm<typeof viewNameSchema>> {
  const checked = checkForm(viewNameSchema, form);
  if (!checked.ok) return checked;
  const taken = findViews(savedViews.entities, email).some(
    ({ id, name }) => id !== viewId && isSameViewName(name, checked.output.name),
  );
  if (!taken) return checked;
  const message: Words = 'You have another view of this name';
  return { ok: false, refusal: { code: 'invalid', message, fields: { name: message } } };
}
