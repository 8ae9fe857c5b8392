import { createBackend, createBrowser, noRecords, signInAs } from '../../test/testRegister';
import { buildClaim, buildNotification } from '../../test/builders';
import { registerAsJson } from './registerJson';
import { persistedSlices, sliceNames } from './slices';

const now = '2026-11-20T09:00:00.000Z';

test('holds every record by slice, in the order of ids', async () => {
  const claims = [buildClaim({ id: 'CLM-2' }), buildClaim({ id: 'CLM-1' })];
  const notifications = [buildNotification({ id: 'N-1' })];
  const tab = createBrowser().openTab({ layDown: async () => ({ ...noRecords, claims, notifications }) });
  await tab.opened;

  expect(JSON.parse(registerAsJson(tab.store.getState(), now))).toEqual({
    format: 'wildlife-claims-register',
    version: 2,
    exportedAt: now,
    sliceVersions: Object.fromEntries(sliceNames.map((slice) => [slice, persistedSlices[slice].version])),
    slices: {
      claims: [claims[1], claims[0]],
      drafts: [],
      payments: [],
      fundLedger: [],
      users: [],
      audit: [],
      notifications,
      savedViews: [],
      settings: { preferences: tab.store.getState().settings.preferences, sidebar: null },
    },
    auditChain: null,
    setAside: [],
  });
});

test('leaves the session out', async () => {
  const tab = createBrowser().openTab();
  await signInAs(tab, 'district_officer');
  const { slices } = JSON.parse(registerAsJson(tab.store.getState(), now)) as { slices: object };
  expect(Object.keys(slices)).not.toContain('session');
});

test('holds what could not be read, as it lay', async () => {
  const backend = createBackend();
  backend.setItem('wcp/claims/CLM-1', '{"id":');
  const tab = createBrowser({ backend }).openTab();
  await tab.opened;
  expect(JSON.parse(registerAsJson(tab.store.getState(), now))).toMatchObject({
    setAside: [{ key: 'claims/CLM-1', text: '{"id":' }],
  });
});
