import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedAt, buildBundle } from '../../test/bundles';
import { readBundle } from '../../documents/bundle/readBundle';
import { buildFileTask } from '../../test/fileTask';
import { createBackend, createBrowser, signInAs } from '../../test/testRegister';
import { registerOf } from '../../test/openRegister';
import { addNote } from '../claims/addNote';
import { readRegisterJson } from './readRegisterJson';
import { findStoredVersion } from './readStored';
import { persistedSlices, sliceNames, type PersistedSlices, type SliceName } from './slices';

/*
 * Registers as earlier versions of the portal wrote them, word for word: the texts of localStorage, and the register's
 * file. Whatever they hold is in the register of today.
 */
type OldRegister = { texts: Record<string, string>; file: string };

const folder = join(__dirname, 'oldVersions');
const registers = readdirSync(folder).map((name): [string, OldRegister] => [
  name,
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as OldRegister,
]);

const slices: PersistedSlices = persistedSlices;
const lists = ['claims', 'drafts', 'payments', 'fundLedger', 'users', 'audit', 'notifications', 'savedViews'] as const;

const recordsOf = ({ texts }: OldRegister, slice: SliceName): object[] =>
  Object.entries(texts).flatMap(([key, text]) => (key.startsWith(`wcp/${slice}/`) ? [JSON.parse(text) as object] : []));

const headOf = ({ texts }: OldRegister, slice: SliceName) =>
  JSON.parse(texts[`wcp/${slice}`] ?? '{}') as Record<string, unknown>;

test('there is a register of every version that a slice ever had, and a migration only to what is one', () => {
  for (const slice of sliceNames) {
    const { version, migrations, record } = slices[slice];
    const older = Array.from({ length: version - 1 }, (_, index) => index + 1);
    const beside = Object.keys(migrations).filter((step) => !older.includes(Number(step) - 1));
    expect({ slice, beside }).toEqual({ slice, beside: [] });
    const found = registers.filter(([, old]) => !record || recordsOf(old, slice).length > 0);
    const versions = found.map(([, { texts }]) => findStoredVersion(texts[`wcp/${slice}`] ?? null));
    expect({ slice, versions }).toEqual({ slice, versions: expect.arrayContaining(older) as unknown });
  }
});

describe.each(registers)('%s', (_name, old) => {
  async function open(backend = createBackend()) {
    if (backend.texts.size === 0) for (const [key, text] of Object.entries(old.texts)) backend.texts.set(key, text);
    const tab = createBrowser({ backend }).openTab();
    await tab.opened;
    return { backend, tab };
  }

  test('what is stored is read with nothing lost, and written as it is now', async () => {
    const { backend, tab } = await open();
    const state = tab.store.getState();
    expect(state.storage).toMatchObject({ open: true, newerVersion: false, setAside: [], unsaved: 0 });
    for (const slice of lists) {
      const records = recordsOf(old, slice);
      expect(Object.values(state[slice].entities)).toHaveLength(records.length);
      expect(Object.values(state[slice].entities)).toEqual(
        expect.arrayContaining(records.map((record): unknown => expect.objectContaining(asItIsNow(record)))),
      );
    }
    const { version: _settings, ...settings } = headOf(old, 'settings');
    expect(state.settings).toMatchObject(settings);
    expect(state.session.current).toEqual(headOf(old, 'session')['current']);
    await signInAs(tab, 'admin');
    expect(await tab.store.dispatch(addNote('CL-1', { content: 'Goes on', type: 'document' }))).toMatchObject({
      ok: true,
      stored: true,
    });
    await tab.services.tidyMirror();
    for (const slice of sliceNames) {
      const head = backend.texts.get(`wcp/${slice}`) ?? null;
      expect([slice, findStoredVersion(head)]).toEqual([slice, slices[slice].version]);
    }
    expect(registerOf((await open(backend)).tab)).toEqual(registerOf(tab));
  });

  test('records are read where the heads are lost, or were raised before the records were', async () => {
    for (const head of [undefined, 'damaged', 'raised'] as const) {
      const backend = createBackend();
      for (const [key, text] of Object.entries(old.texts)) backend.texts.set(key, text);
      for (const slice of lists) {
        if (!head) backend.texts.delete(`wcp/${slice}`);
        else backend.texts.set(`wcp/${slice}`, head === 'damaged' ? '{"vers' : `{"version":${slices[slice].version}}`);
      }
      const { tab } = await open(backend);
      for (const slice of lists) expect(tab.store.getState()[slice].ids).toHaveLength(recordsOf(old, slice).length);
    }
  });

  test('its file is read with nothing lost, as a snapshot and in a bundle', async () => {
    const { file } = await buildBundle({ registerText: old.file, evidence: [], counts: {}, exportedAt });
    const bundle = await readBundle(file, buildFileTask().task);
    for (const text of [old.file, bundle.ok ? bundle.bundle.registerText : '']) {
      const reading = readRegisterJson(text);
      if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
      for (const slice of lists) {
        const records = recordsOf(old, slice);
        expect(reading.file.records[slice]).toHaveLength(records.length);
        expect(reading.file.records[slice]).toEqual(
          expect.arrayContaining(records.map((record): unknown => expect.objectContaining(asItIsNow(record)))),
        );
      }
    }
  });
});

/**
 * What a record holds today of what it held: a view's filter and a draft's incident have gained fields, and a claim keeps
 * lists of what it kept one of.
 */
function asItIsNow(record: object): object {
  if ('view' in record) {
    const view = record.view as { filter: object };
    const filter: unknown = expect.objectContaining(view.filter);
    return { ...record, view: { ...view, filter } };
  }
  if ('claimant' in record && 'step' in record) {
    const { incident, ...draft } = record as { incident?: object };
    return { ...draft, incident: expect.objectContaining(incident ?? {}) as unknown };
  }
  if (!('claimant' in record && 'rev' in record) || 'verifications' in record) return record;
  const { verification, decision, ...claim } = record as { verification?: object; decision?: object };
  return { ...claim, verifications: verification ? [verification] : [], decisions: decision ? [decision] : [] };
}

test('payments and fund entries of before are numbered by what can have followed what, though the clock was put back', async () => {
  const old = registers.find(([name]) => name === '5-clocks.json')?.[1];
  const backend = createBackend();
  for (const [key, text] of Object.entries(old?.texts ?? {})) backend.texts.set(key, text);
  const tab = createBrowser({ backend }).openTab();
  await tab.opened;
  const reading = readRegisterJson(old?.file ?? '');
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const { payments, fundLedger } = tab.store.getState();
  const stored = { payments: Object.values(payments.entities), fundLedger: Object.values(fundLedger.entities) };
  for (const records of [stored, reading.file.records]) {
    const ordered = [...records.payments].sort((a, b) => a.number - b.number);
    const of = (id: string) =>
      ordered.flatMap(({ claimId, number, paymentStatus }) => (claimId === id ? `${number} ${paymentStatus}` : []));
    expect(of('CL-1')).toEqual(['1 failed', '2 pending']);
    expect(of('CL-2')).toEqual(['1 success', '2 success', '3 pending']);
    expect(of('CL-3')).toEqual(['1 success', '2 pending']);
    const entries = [...records.fundLedger].sort((a, b) => a.number - b.number);
    expect(entries.map(({ number, openingBalance }) => [number, openingBalance])).toEqual([
      [1, 50_000_000],
      [2, 42_000_000],
    ]);
  }
});
