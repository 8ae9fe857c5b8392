import { findPermissionRefusal } from '../../domain/user/permissions';
import type { Words } from '../../domain/words';
import { defineCommand, refuse } from '../command';
import { commit, type CommandResult } from '../commit';
import { setAsideRemoved } from '../events';
import type { RootState } from '../registerReducers';
import type { AppThunk } from '../services';
import type { SetAside } from './local/asideTexts';
import { sliceNames, type SliceName } from './shapes/slices';

/** What a text that was set aside is: of which slice, and of which record where it is none of the slice's own fields. */
export type SetAsideName = { slice: SliceName | undefined; id: string };

/** Tells by its key what a text that was set aside is. */
export function nameOfSetAside({ key }: SetAside): SetAsideName {
  const [name = '', ...rest] = key.split('/');
  return { slice: sliceNames.find((slice) => slice === name), id: rest.join('/') };
}

/** Whether a text that was set aside may be a payment of a claim: its id names the claim, as may what is left of it. */
export function holdsPaymentOf(claimId: string, entry: SetAside): boolean {
  if (nameOfSetAside(entry).slice !== 'payments') return false;
  return entry.key.endsWith(`:${claimId}`) || entry.text.includes(`"${claimId}"`);
}

/** Whether a payment of a claim may have been set aside: what was paid is uncertain then. */
export const selectLacksPayment = ({ storage }: RootState, claimId: string): boolean =>
  storage.setAside.some((entry) => holdsPaymentOf(claimId, entry));

/** Of these, figures are made. */
const countedSlices = ['claims', 'payments', 'fundLedger', 'users', 'audit'] as const satisfies SliceName[];
export type CountedSlice = (typeof countedSlices)[number];

/** Said beside figures where records that count were set aside. */
export const lacksRecordsNote: Words =
  'These figures leave out unreadable records. To see them, open Settings, Data management.';

/** Whether records were set aside that figures count, of the slices named where those alone make the figures. */
export const selectLacksRecords = (
  { storage }: RootState,
  of: readonly (SliceName | undefined)[] = countedSlices,
): boolean => storage.setAside.some((entry) => of.includes(nameOfSetAside(entry).slice));

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
