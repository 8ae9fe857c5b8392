import type { RegisterRecords } from '../domain/register/kinds/kinds';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Role } from '../domain/user/roles';
import { addNote } from '../store/claims/addNote';
import { createBrowser, noRecords, signInAs, type Tab } from './testRegister';

/** A browser with one tab in which a register is laid down and, when a role is given, somebody signed in. */
export async function openRegister(
  records: Partial<RegisterRecords> = {},
  role?: Role,
  browser: ReturnType<typeof createBrowser> = createBrowser(),
) {
  const tab = browser.openTab({ layDown: () => Promise.resolve({ ...noRecords, ...records }) });
  await tab.opened;
  if (role) await signInAs(tab, role);
  return { browser, tab };
}

/** Notes on a claim and snapshots, until the log has forgotten the first events. */
export async function letLogForget({ store, services }: Tab, claimId: string) {
  for (let snapshots = 0; snapshots < 2; snapshots += 1) {
    while (!(await services.takeSnapshot())) await store.dispatch(addNote(claimId, { content: 'x', type: 'document' }));
  }
}

/** The events dispatched to a tab's register from now on; what persistence dispatches is no event. */
export function recordEvents({ store }: Tab): UnknownAction[] {
  const events: UnknownAction[] = [];
  const { dispatch } = store;
  Object.assign(store, {
    dispatch: (action: UnknownAction | ((...args: never) => unknown)) => {
      if (typeof action !== 'function' && !/^(persist|storage)\//.test(action.type)) events.push(action);
      return dispatch(action as UnknownAction);
    },
  });
  return events;
}

/** The register in memory, slice by slice, without what belongs to this tab or to persistence; ids in order. */
export function registerOf({ store }: Tab) {
  const { storage: _storage, ...slices } = store.getState();
  return Object.fromEntries(
    Object.entries(slices).map(([name, { _persist, ...slice }]) => [
      name,
      'ids' in slice ? { ...slice, ids: [...slice.ids].sort() } : slice,
    ]),
  );
}
