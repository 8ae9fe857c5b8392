import { createBackend } from '../../test/testRegister';
import type { SealedBytes } from './byteCipher';
import {
  convertAll,
  eachRow,
  fitsSealed,
  keysOfPlaces,
  liesSealed,
  type Conversion,
  type ConversionProgress,
  type Files,
  type Places,
  type TableToConvert,
} from './convert';
import { makeKeys } from './keys';
import { isSealed } from './sealedPlaces';

const makeVault = async () => (await makeKeys('two hyrax under the bridge', 10)).keys.vault;

/** A table in memory; `changes` counts the rows of each transaction. */
function createTable(stored: Record<string, string>) {
  const rows = new Map(Object.entries(stored));
  const changes: number[] = [];
  const table: TableToConvert = {
    keys: () => Promise.resolve([...rows.keys()]),
    change: (keys, change) => {
      changes.push(keys.length);
      for (const key of keys) rows.set(key, change(key, rows.get(key) ?? ''));
      return Promise.resolve();
    },
  };
  return { rows, changes, table };
}

function createFiles(name: Files['name'], stored: Record<string, Blob | SealedBytes>) {
  const bytes = new Map(Object.entries(stored));
  const puts: string[] = [];
  const files: Files = {
    name,
    placeOf: (key) => `${name}/${key}`,
    // One of them has gone meanwhile.
    keys: () => Promise.resolve([...bytes.keys(), 'gone']),
    get: (key) => Promise.resolve(bytes.get(key)),
    put: (key, value) => {
      puts.push(key);
      bytes.set(key, value);
      return Promise.resolve();
    },
  };
  return { bytes, puts, files };
}

const numbered = (prefix: string, count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`${prefix}${place}`, text]));

/** A device in memory. */
function createDevice({ texts = {}, records = {}, log = {}, files = {} }: Record<string, Record<string, string>> = {}) {
  const local = createBackend();
  for (const [key, text] of Object.entries(texts)) local.texts.set(key, text);
  const tables = [createTable(records), createTable(log)];
  const evidence = createFiles(
    'evidence',
    Object.fromEntries(
      Object.entries(files).map(([key, text]) => [key, new Blob([text], { type: 'image/jpeg' })] as const),
    ),
  );
  const places: Places = { texts: local, rows: tables.map(({ table }) => table), files: [evidence.files] };
  const told: ConversionProgress[] = [];
  let rests = 0;
  const convert = (turn: Conversion, vault: Awaited<ReturnType<typeof makeVault>>) =>
    convertAll(places, vault, {
      turn,
      onProgress: (progress) => told.push(progress),
      yieldToMain: () => {
        rests += 1;
        return Promise.resolve();
      },
    });
  const lying = () => [...local.texts, ...tables.flatMap(({ rows }) => [...rows])];
  return { local, tables, evidence, places, told, convert, lying, rests: () => rests };
}

const full = () =>
  createDevice({
    texts: {
      'reg/claims/CL-1': 'Grace',
      'reg/sequence': '7',
      'portal-last-input': '8',
      'portal-import-words': 'Biira',
    },
    records: { 'reg/drafts/D': 'typed' },
    log: { 'event/1': 'done', 'event/2': 'done too' },
    files: { 'CL-1/a': 'photo' },
  });

test('sealed, everything of the register lies sealed that a passphrase seals, and nothing else; opened, all is as it was', async () => {
  const device = full();
  const vault = await makeVault();
  const before = device.lying();
  await device.convert('seal', vault);
  const open = device.lying().filter(([, text]) => !isSealed(text));
  expect(open).toEqual([
    ['reg/sequence', '7'],
    ['portal-last-input', '8'],
  ]);
  expect(device.evidence.bytes.get('CL-1/a')).not.toBeInstanceOf(Blob);

  await device.convert('open', vault);
  expect(device.lying()).toEqual(before);
  const photo = device.evidence.bytes.get('CL-1/a') as Blob;
  expect([await photo.text(), photo.type]).toEqual(['photo', 'image/jpeg']);
});

test.each(['seal', 'open'] as const)(
  'what is done already is left alone when it is begun again to %s',
  async (turn) => {
    const device = full();
    const vault = await makeVault();
    await device.convert('seal', vault);
    if (turn === 'open') await device.convert('open', vault);
    const before = device.lying();
    device.local.writes.length = 0;
    device.evidence.puts.length = 0;
    await device.convert(turn, vault);
    expect(device.lying()).toEqual(before);
    expect(device.local.writes).toEqual([]);
    expect(device.evidence.puts).toEqual([]);
  },
);

test('what is damaged is sealed as it is, comes back as it was, and keeps nothing else from being opened', async () => {
  const [vault, other] = [await makeVault(), await makeVault()];
  const foreign = other.texts.seal('reg/claims/CL-1', 'Grace');
  const device = createDevice({ texts: { 'reg/claims/CL-1': foreign, 'reg/claims/CL-2': 'Moses' } });
  device.evidence.bytes.set('CL-1/a', await other.bytes.seal('evidence/CL-1/a', new Blob(['photo'])));
  device.evidence.bytes.set('CL-1/b', await vault.bytes.seal('evidence/CL-1/b', new Blob(['other'])));
  await device.convert('seal', vault);
  expect(device.local.texts.get('reg/claims/CL-1')).not.toBe(foreign);
  await device.convert('open', vault);
  expect([...device.local.texts.values()]).toEqual([foreign, 'Moses']);
  expect(device.evidence.puts).toEqual(['CL-1/b']);
});

test('it goes on in pieces, says after each how far it is, and lets the browser draw', async () => {
  const device = createDevice({
    texts: numbered('reg/claims/', 120, 'x'),
    log: numbered('event/', 450, 'x'),
    files: { 'CL-1/a': 'x', 'CL-1/b': 'x' },
  });
  await device.convert('seal', await makeVault());
  const of = 570;
  expect(device.told).toEqual([
    ...[50, 100, 120, 320, 520, 570].map((done) => ({ part: 'records', done, of })),
    ...[0, 1, 2].map((done) => ({ part: 'evidence', done, of: 3 })),
  ]);
  expect(device.rests()).toBe(device.told.length);
  expect(device.tables[1]?.changes).toEqual([200, 200, 50]);
});

test('a device that refuses is told of, and what was done until then stays', async () => {
  const device = full();
  const vault = await makeVault();
  const change = device.tables[1]?.table;
  if (change) change.change = () => Promise.reject(new Error('full'));
  await expect(device.convert('seal', vault)).rejects.toThrow('full');
  expect(isSealed(device.tables[0]?.rows.get('reg/drafts/D') ?? '')).toBe(true);
  expect(device.evidence.bytes.get('CL-1/a')).toBeInstanceOf(Blob);
});

test('the keys of localStorage that are sealed are told, while others lie beside them', () => {
  expect(keysOfPlaces(full().local)).toEqual(['reg/claims/CL-1', 'portal-import-words']);
});

test('every row of every table is read as it lies there, and none is changed', async () => {
  const device = full();
  const before = device.lying();
  const read: string[][] = [];
  await eachRow(device.places.rows, (...row) => read.push(row));
  expect(read).toEqual([
    ['reg/drafts/D', 'typed'],
    ['event/1', 'done'],
    ['event/2', 'done too'],
  ]);
  expect(device.lying()).toEqual(before);
});

describe('what is stored', () => {
  const lies = async (sealedCount: number, openCount: number) => {
    const vault = await makeVault();
    const sealed = numbered('reg/s', sealedCount, vault.texts.seal('x', 'x'));
    return createDevice({ texts: { ...sealed, 'reg/sequence': '7' }, log: numbered('event/', openCount, 'x') });
  };

  test.each([
    ['nothing', 0, 0, false],
    ['all open', 0, 3, false],
    ['a few texts damaged since they were sealed', 1, 3, false],
    ['half of it sealed', 2, 2, false],
    ['most of it sealed', 3, 2, true],
  ])('with %s, counts as sealed: %s sealed and %s open, %s', async (_what, sealedCount, openCount, expected) => {
    const { places } = await lies(sealedCount, openCount);
    expect(await liesSealed(places)).toBe(expected);
  });

  test('does not count as sealed where there are keys that open it', async () => {
    const device = full();
    const vault = await makeVault();
    await device.convert('seal', vault);
    expect(await liesSealed(device.places)).toBe(true);
    expect(await liesSealed(device.places, vault.texts)).toBe(false);
    expect(await liesSealed(device.places, (await makeVault()).texts)).toBe(true);
  });

  test('is looked at in localStorage alone where there is no database', async () => {
    const { places } = await lies(1, 9);
    const rows = [{ keys: () => Promise.reject(new Error('There is none')), change: () => Promise.resolve() }];
    expect(await liesSealed({ ...places, rows })).toBe(true);
  });
});

test('whether localStorage has room for its texts once they are sealed is found out without leaving anything there', async () => {
  const { texts } = await makeVault();
  const stored: [string, string][] = Array.from({ length: 10 }, (_, place) => [
    `reg/claims/CL-${place}`,
    'x'.repeat(50),
  ]);
  const used = stored.reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const sealed = stored.reduce((sum, [key, text]) => sum + key.length + texts.seal(key, text).length, 0);
  const trial = 'portal-vault-room'.length;
  for (const [capacity, fits] of [
    [sealed + trial, true],
    [sealed - 1, false],
  ] as const) {
    const local = createBackend(capacity);
    for (const [key, text] of stored) local.texts.set(key, text);
    expect(fitsSealed(local, texts)).toBe(fits);
    expect([...local.texts]).toEqual(stored);
  }
  expect(sealed).toBeGreaterThan(used);
});
