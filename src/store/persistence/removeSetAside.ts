import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import { defineCommand, refuse } from '../command';
import { commit, type CommandResult } from '../commit';
import { setAsideRemoved } from '../events';
import type { AppThunk } from '../services';
import type { SetAside } from './local/asideTexts';
import { nameOfSetAside } from './setAside';

const fileFormat = 'claims-set-aside';

/**
 * What was set aside as the text of a JSON file: every text, unchanged, with the key it lay at and what it was.
 * @param now instant of the download, ISO
 */
export function setAsideAsJson(entries: readonly SetAside[], now: string): string {
  const file = {
    format: fileFormat,
    version: 1,
    exportedAt: now,
    about: 'Stored texts that the portal could not read. Each "text" is exactly as it lay under its "key".',
    texts: entries.map((entry) => ({ ...nameOfSetAside(entry), ...entry })),
  };
  return JSON.stringify(file, null, 2);
}

/**
 * Removes texts that were set aside from this device, for good. Refuses everybody but the administrator. The audit log
 * keeps their keys.
 */
export function removeSetAside(entries: readonly SetAside[]): AppThunk<Promise<CommandResult>> {
  return async (dispatch, _getState, { storage }) => {
    const result = await dispatch(commit(removeSetAsideCommand({ keys: entries.map(({ key }) => key) })));
    if (result.ok && result.stored) storage.removeAside(entries);
    return result;
  };
}

const removeSetAsideCommand = defineCommand<{ keys: string[] }>({
  scope: 'device',
  name: 'audit/removeSetAside',
  label: null,
  decide(_state, { form }, stamp) {
    const refusal = findPermissionRefusal('removeSetAside', stamp.actor.role);
    return refusal ? refuse(refusal) : { ok: true, event: setAsideRemoved(form, stamp), value: undefined };
  },
});
