import type { Refusal } from '../../domain/refusal';
import { isSameViewName, type ClaimsView, type SavedView } from '../../domain/savedView';
import { isSameEmail } from '../../domain/user';
import { viewNameSchema, type ViewNameForm } from '../../domain/viewNameForm';
import { commit, refuse } from '../commit';
import { viewDeleted, viewRenamed, viewSaved } from '../events';
import { checkForm } from '../forms';
import type { RootState } from '../registerReducers';
import { selectMyViews } from './selectors';

/*
 * Saved views are their owner's alone and no deed to the register: none of these leaves an audit event.
 */

/** Keeps a view of the claims list under a name. Refuses a name that is missing, too long or taken by another view. */
export function saveView(form: ViewNameForm, view: ClaimsView) {
  return commit<SavedView>((state, stamp) => {
    const checked = checkName(state, form);
    if (!checked.ok) return refuse(checked.refusal);
    const saved = { id: `VIEW-${stamp.eventId}`, name: checked.output.name, owner: stamp.actor.email, view };
    return { ok: true, event: viewSaved({ view: saved }, stamp), value: saved };
  });
}

/** Brings a deleted view back as it was. Refuses one of somebody else's, and a name that another view has taken since. */
export function restoreView(view: SavedView) {
  return commit((state, stamp) => {
    if (!isSameEmail(view.owner, stamp.actor.email)) return refuse(noSuchView);
    const checked = checkName(state, view);
    if (!checked.ok) return refuse(checked.refusal);
    return { ok: true, event: viewSaved({ view }, stamp), value: undefined };
  });
}

/** Gives a view another name. Refuses as `saveView` does, and a view that is not the signed-in person's. */
export function renameView(viewId: string, form: ViewNameForm) {
  return commit((state, stamp) => {
    const view = findMyView(state, viewId);
    if (!view) return refuse(noSuchView);
    const checked = checkName(state, form, viewId);
    if (!checked.ok) return refuse(checked.refusal);
    const event = viewRenamed({ viewId, before: view.name, after: checked.output.name }, stamp);
    return { ok: true, event, value: undefined };
  });
}

/** Deletes a view. Refuses a view that is not the signed-in person's. */
export function deleteView(viewId: string) {
  return commit((state, stamp) => {
    const view = findMyView(state, viewId);
    if (!view) return refuse(noSuchView);
    return { ok: true, event: viewDeleted({ view }, stamp), value: undefined };
  });
}

const noSuchView: Refusal = { code: 'not_found', message: 'This view no longer exists.' };

const findMyView = (state: RootState, viewId: string) => selectMyViews(state).find(({ id }) => id === viewId);

/** @param viewId the view that is to bear the name, which may keep it or change its case */
function checkName(
  state: RootState,
  form: ViewNameForm,
  viewId?: string,
): ReturnType<typeof checkForm<typeof viewNameSchema>> {
  const checked = checkForm(viewNameSchema, form);
  if (!checked.ok) return checked;
  const taken = selectMyViews(state).some(({ id, name }) => id !== viewId && isSameViewName(name, checked.output.name));
  if (!taken) return checked;
  const message = 'You have another view of this name';
  return { ok: false, refusal: { code: 'invalid', message, fields: { name: message } } };
}
