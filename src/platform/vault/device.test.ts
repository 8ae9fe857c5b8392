import { after, headOf } from '../../test/browser/eventLogContract';
import { openRegisterDatabase } from '../registerDatabase';
import { kept, request } from '../registerTables';
import { openEventLog } from '../databaseEventLog';
import { browserDevice } from './device';
import { deviceTexts, holdVault } from './deviceVault';
import { isSealed } from './sealedPlaces';
import { turnOff, turnOn } from './work';

const passphrase = 'two hyrax under the bridge';
const device = { ...browserDevice, iterations: 10 };
const work = {
  onProgress: () => undefined,
  begun: () => Promise.resolve(),
  recordRollback: () => Promise.resolve(true),
  signal: new AbortController().signal,
};

afterEach(async () => {
  holdVault(undefined);
  localStorage.clear();
  const database = await openRegisterDatabase();
  const tables = [...database.objectStoreNames];
  const transaction = database.transaction(tables, 'readwrite');
  for (const table of tables) transaction.objectStore(table).clear();
  await kept(transaction);
});

async function openLog() {
  const log = await openEventLog({ cipher: deviceTexts });
  if (!log) throw new Error('There is no log');
  await log.append({ ...after(0, '{"event":1}'), drafts: [['reg/drafts/D', '{"draft":1}']] });
  await log.keepBuckets([{ key: '1-A/claims/1', text: '[{"id":"CL-1"}]' }]);
  await log.keepHead(headOf(0, '1-A', ['1-A/claims/1']), undefined, undefined);
  return log;
}

/** Every text of the register that lies in the database, as it lies there. */
async function texts(): Promise<string[]> {
  const database = await openRegisterDatabase();
  const tables = ['log', 'buckets', 'records'].map((name) =>
    request(database.transaction(name).objectStore(name).getAll() as IDBRequest<{ text: string }[]>),
  );
  return (await Promise.all(tables)).flat().map(({ text }) => text);
}

test('turned on, events, snapshot and drafts lie sealed; turned off, they lie open; both are read alike', async () => {
  const log = await openLog();
  for (const [turn, seals] of [
    [turnOn, true],
    [turnOff, false],
  ] as const) {
    expect(await turn(device, passphrase, work)).toEqual({ ok: true });
    expect((await texts()).map(isSealed)).toEqual([seals, seals, seals]);
    expect(await log.read(0)).toMatchObject({ entries: [{ text: '{"event":1}' }] });
    expect(await log.buckets(['1-A/claims/1'])).toEqual(['[{"id":"CL-1"}]']);
    expect(await log.rows('reg/drafts/')).toMatchObject([{ text: '{"draft":1}' }]);
  }
});

test('what was about to be written when it was turned on lies sealed', async () => {
  const log = await openLog();
  const writing = [log.keepBuckets([{ key: '2-B/claims/1', text: '[]' }]), log.append(after(1, '{"event":2}'))];
  expect(await turnOn(device, passphrase, work)).toEqual({ ok: true });
  expect(await Promise.all(writing)).toEqual([true, 'stored']);
  expect((await texts()).every(isSealed)).toBe(true);
});
