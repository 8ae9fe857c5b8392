import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { VaultResult } from '../../../platform/vault/work';
import { openRegister } from '../../../test/openRegister';
import { createBackend, createBrowser } from '../../../test/testRegister';
import { usePassphraseWork } from './usePassphraseWork';

test.each<[string, VaultResult, string[]]>([
  ['done is recorded once', { ok: true }, ['PASSPHRASE_TURNED_ON']],
  [
    'that found no room half way is recorded as off again',
    { ok: false, reason: 'full' },
    ['PASSPHRASE_TURNED_ON', 'PASSPHRASE_TURNED_OFF'],
  ],
  ['that goes on with the next opening stays recorded', { ok: false, reason: 'unavailable' }, ['PASSPHRASE_TURNED_ON']],
])('a turning-on %s', async (_case, outcome, recorded) => {
  const { tab } = await openRegister({}, 'district_officer');
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={tab.store}>{children}</Provider>;
  const { result } = renderHook(() => usePassphraseWork('on'), { wrapper });
  await act(() =>
    result.current.run(async ({ begun, recordRollback }) => {
      await begun();
      if (!outcome.ok && outcome.reason === 'full') expect(await recordRollback()).toBe(true);
      return outcome;
    }),
  );
  const actions = Object.values(tab.store.getState().audit.entities).map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith('PASSPHRASE'))).toEqual(recorded);
});

test('that a turning-on went back counts as told only when the device keeps it', async () => {
  const backend = createBackend();
  const { tab } = await openRegister({}, 'district_officer', createBrowser({ backend }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={tab.store}>{children}</Provider>;
  const { result } = renderHook(() => usePassphraseWork('on'), { wrapper });
  backend.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await act(() =>
    result.current.run(async ({ recordRollback }) => {
      expect(await recordRollback()).toBe(false);
      return { ok: false, reason: 'full' };
    }),
  );
});

test('a turning-on that had no room to begin with is not recorded', async () => {
  const { tab } = await openRegister({}, 'district_officer');
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={tab.store}>{children}</Provider>;
  const { result } = renderHook(() => usePassphraseWork('on'), { wrapper });
  await act(() => result.current.run(() => Promise.resolve({ ok: false, reason: 'full' })));
  const actions = Object.values(tab.store.getState().audit.entities).map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith('PASSPHRASE'))).toEqual([]);
});
