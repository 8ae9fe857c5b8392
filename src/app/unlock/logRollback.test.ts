import { headerHome } from '../../platform/vault/headerHome';
import { browserDevice } from '../../platform/vault/device';
import { makeKeys } from '../../platform/vault/keys';
import { signOut } from '../../store/session/commands';
import { openRegister } from '../../test/openRegister';
import { auditRowsOf, createBackend, createBrowser, signInAs } from '../../test/testRegister';
import { logRollback } from './logRollback';

const passphrase = 'two hyrax under the bridge';

async function writeHeader(wentBack: true | undefined) {
  const { keys, wrapping } = await makeKeys(passphrase, 10);
  const offAt = '2026-11-20T08:00:00.000Z';
  await browserDevice.headers.write({ ...wrapping, state: 'off', offAt, key: keys.inTheOpen(), wentBack }, keys);
}

afterEach(async () => {
  await headerHome.put(undefined);
  localStorage.clear();
});

test('a turning-on that went back before there was a log is told to it, once somebody is signed in, and once', async () => {
  const { tab } = await openRegister({}, 'district_officer');
  const { store } = tab;
  const told = () => auditRowsOf(tab, 'PASSPHRASE_TURNED_OFF');
  await store.dispatch(signOut());
  await writeHeader(true);
  const logged = logRollback(store);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told()).toHaveLength(0);
  await signInAs(tab, 'district_officer');
  await logged;
  expect(told()).toHaveLength(1);
  await logRollback(store);
  expect(told()).toHaveLength(1);
  expect((await browserDevice.headers.read())?.state).toBe('off');
});

test('told to a log that could not keep it, it is told again with the next opening', async () => {
  const backend = createBackend();
  const { tab } = await openRegister({}, 'district_officer', createBrowser({ backend }));
  await writeHeader(true);
  backend.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await logRollback(tab.store);
  expect((await browserDevice.headers.read())?.wentBack).toBe(true);
});

test('one that was turned off is told already', async () => {
  const { tab } = await openRegister({}, 'district_officer');
  await writeHeader(undefined);
  await logRollback(tab.store);
  expect(JSON.stringify(tab.store.getState().audit)).not.toContain('PASSPHRASE');
});
