import { runInChunks } from '../../../domain/runInChunks';
import { createBackend, createBrowser, noRecords, signInAs } from '../../../test/testRegister';
import { buildClaim, buildNotification } from '../../../test/builders';
import { registerAsJson, registerJsonInChunks, registerJsonPieces } from './registerJson';
import { persistedSlices, sliceNames } from './slices';

const now = '2026-11-20T09:00:00.000Z';

test('holds every record by slice, in the order of ids', async () => {
  const claims = [buildClaim({ id: 'CLM-2' }), buildClaim({ id: 'CLM-1' })];
  const notifications = [buildNotification({ id: 'N-1' })];
  const tab = createBrowser().openTab({ layDown: async () => ({ ...noRecords, claims, notifications }) });
  await tab.opened;

  expect(JSON.parse(registerAsJson(tab.store.getState(), now))).toEqual({
    format: 'claims-register',
    version: 1,
    exportedAt: now,
    sliceVersions: Object.fromEntries(sliceNames.map((slice) => [slice, persistedSlices[slice].version])),
    slices: {
      claims: [claims[1], claims[0]],
      drafts: [],
      payments: [],
      fundLedger: [],
      schedules: [],
      scheme: [],
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
  backend.setItem('reg/claims/CLM-1', '{"id":');
  const tab = createBrowser({ backend }).openTab();
  await tab.opened;
  expect(JSON.parse(registerAsJson(tab.store.getState(), now))).toMatchObject({
    setAside: [{ key: 'claims/CLM-1', text: '{"id":' }],
  });
});

test('written in pieces it is the same, none of them long, and rests on the way', async () => {
  const claims = Array.from({ length: 2500 }, (_, place) => buildClaim({ id: `CLM-${place}` }));
  const tab = createBrowser().openTab({ layDown: async () => ({ ...noRecords, claims }) });
  await tab.opened;
  await signInAs(tab, 'district_officer');
  const state = tab.store.getState();
  const pieces = [...registerJsonPieces(state, now)];
  for (const piece of pieces) expect(piece.split('"id":"CLM-').length - 1).toBeLessThanOrEqual(1000);
  expect(JSON.parse(pieces.join(''))).toEqual(JSON.parse(registerAsJson(state, now)));
  expect(Object.keys(JSON.parse(pieces.join('')) as object)[0]).toBe('format');

  let rests = 0;
  const rest = () => Promise.resolve(void (rests += 1));
  expect(await runInChunks(registerJsonInChunks(state, now), rest)).toBe(pieces.join(''));
  expect(rests).toBe(pieces.length);
});
