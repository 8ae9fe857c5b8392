import { holdVault } from '../../platform/vault/deviceVault';
import { makeKeys } from '../../platform/vault/keys';
import { signOut, signOutIdle } from '../../store/session/commands';
import { selectSession } from '../../store/session/selectors';
import { openRegister } from '../../test/openRegister';
import { createBackend, createBrowser } from '../../test/testRegister';
import { followOtherTabs } from '../followOtherTabs';
import { lockAtSessionEnd } from './lockAtSessionEnd';
import { whenSaved } from './whenSaved';

const turn = () => new Promise((resolve) => setTimeout(resolve));
const holdKeys = async () => holdVault((await makeKeys('two hyrax under the bridge', 10)).keys.vault);
afterEach(() => holdVault(undefined));

test.each([['signing out'], ['an idle end']])('%s lets go of the keys', async (end) => {
  const { tab } = await openRegister({}, 'district_officer');
  const { store } = tab;
  const reload = jest.fn();
  lockAtSessionEnd(store, reload);
  await holdKeys();
  const { sessionId = '' } = selectSession(store.getState()) ?? {};
  await store.dispatch(end === 'signing out' ? signOut() : signOutIdle(sessionId));
  await turn();
  expect(selectSession(store.getState())).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a passphrase nothing is let go of', async () => {
  const { tab } = await openRegister({}, 'district_officer');
  const reload = jest.fn();
  lockAtSessionEnd(tab.store, reload);
  await tab.store.dispatch(signOut());
  await turn();
  expect(reload).not.toHaveBeenCalled();
});

test('what lies in memory alone is kept first, and closing the tab asks meanwhile', async () => {
  const backend = createBackend();
  const { setItem } = backend;
  const { tab } = await openRegister({}, 'district_officer', createBrowser({ backend }));
  const { store, services } = tab;
  const reload = jest.fn();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  followOtherTabs(store, services);
  lockAtSessionEnd(store, reload);
  await holdKeys();
  expect(asks()).toBe(false);

  backend.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await store.dispatch(signOut());
  await turn();
  expect(store.getState().storage.unsaved).toBeGreaterThan(0);
  expect(reload).not.toHaveBeenCalled();
  expect(asks()).toBe(true);

  backend.setItem = setItem;
  await services.saveWaiting();
  await turn();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(asks()).toBe(false);
  whenSaved(store, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});
