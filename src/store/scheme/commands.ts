import { checkForm } from '../../domain/form/checkForm';
import { findRules } from '../../domain/scheme/scheme';
import { partSchema, type PartForm } from '../../domain/scheme/schemeForm';
import { defineCommand, refuse } from '../command';
import { commit } from '../commit';
import { recordChanged } from '../events';
import { isEqual } from '../../domain/isEqual';
import { acceptsScheme, findPartRefusal, type SchemeEvent } from './accepts';
import { findChangedPart, selectScheme } from './selectors';

/**
 * Changes a part of the scheme's rules (docs/product.md, Scheme rules). What ships can be saved as it is: then somebody has
 * confirmed it. Refuses a role other than permissions.ts names, a part that changed since, and a form that is incomplete.
 * @param rev the revision that the screen showed, 0 of a part that nobody had changed
 */
export const changeScheme = (rev: number, form: PartForm) => commit(changeCommand(form, [{ id: form.id, rev }]));

const changeCommand = defineCommand<PartForm, undefined, undefined, SchemeEvent>({
  scope: 'register',
  name: 'scheme/change',
  label: 'Change scheme rules',
  makes: recordChanged.scheme,
  accepts: acceptsScheme,
  decide(state, { targets: [target], form }, stamp) {
    const { id } = form;
    const rev = target?.rev ?? 0;
    const refusal = findPartRefusal(state, { id, rev }, stamp.actor);
    if (refusal) return refuse(refusal);
    const checked = checkForm(partSchema, form);
    if (!checked.ok) return checked;
    const before = findRules(selectScheme(state), id);
    if (findChangedPart(state, id) && isEqual(before, checked.output)) return { ok: true, value: undefined };
    const after = { ...checked.output, rev: rev + 1, changedAt: stamp.at, changedBy: stamp.actor.name };
    return {
      ok: true,
      event: recordChanged.scheme({ how: 'changed', before: { ...before, rev }, after }, stamp),
      value: undefined,
    };
  },
});
