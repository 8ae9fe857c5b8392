import { kept, openJournal, openRegisterDatabase, request } from '../registerDatabase';
import { browserDevice } from './device';
import { deviceTexts, holdVault } from './deviceVault';
import { eachRow } from './convert';
import { turnOff, turnOn } from './work';

const passphrase = 'two hyrax under the bridge';
const device = { ...browserDevice, iterations: 10 };
const work = {
  tell: () => undefined,
  begun: () => Promise.resolve(),
  wentBack: () => Promise.resolve(true),
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

/** A register that has moved, and was packed. */
async function openPacked() {
  const journal = await openJournal({ cipher: deviceTexts });
  if (!journal) throw new Error('There is no journal');
  await journal.append({ after: 0, writes: [['wcp/claims', 'head']], copied: 1 });
  await journal.move({ after: 1, writes: [['wcp/claims/CL-1', '{"id":"CL-1"}']] });
  return { journal, keep: () => journal.keepPacks([{ key: 'claims/0', sequence: 1, text: 'packed' }], 1) };
}

async function stored(table: 'packs' | 'state') {
  const database = await openRegisterDatabase();
  return request(database.transaction(table).objectStore(table).getAll() as IDBRequest<unknown[]>);
}

test('turned on and turned off, the device lets go of the packs, and of the rows of none', async () => {
  const { journal, keep } = await openPacked();
  for (const turn of [turnOn, turnOff]) {
    expect(await keep()).toBe(true);
    expect(await turn(device, passphrase, work)).toEqual({ ok: true });
    expect(await stored('packs')).toEqual([]);
    expect(await stored('state')).toEqual([expect.not.objectContaining({ packed: 1 })]);
    expect(await journal.rows('wcp/claims/')).toMatchObject([{ text: '{"id":"CL-1"}' }]);
  }
});

test('packs that were being made when it was turned on are kept nowhere', async () => {
  const { keep } = await openPacked();
  const kept = keep();
  await turnOn(device, passphrase, work);
  await kept;
  expect(JSON.stringify(await stored('packs'))).not.toContain('"packed"');
});

test('what lies stored is told of once, by its rows', async () => {
  const { keep } = await openPacked();
  await keep();
  const keys: string[] = [];
  await eachRow(browserDevice.places.rows, (key) => keys.push(key));
  expect(keys).toEqual(['wcp/claims', 'wcp/claims/CL-1']);
});
