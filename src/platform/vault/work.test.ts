import { deviceTexts, hasVault, holdVault, openAhead } from './deviceVault';
import { createHeaders } from './headers';
import { keysInTheOpen, makeKeys, unwrapKeys } from './keys';
import { sealedBackend } from './sealedBackend';
import { headerKey, isSealed } from './sealedPlaces';
import { fitsSealed, liesSealed, convertAll, type Files, type Places, type Conversion } from './convert';
import {
  changePassphrase,
  isRolledBack,
  finish,
  opensSome,
  sealAgain,
  reportRollback,
  turnOff,
  turnOn,
  type Device,
  type VaultRefusal,
} from './work';

const passphrase = 'two hyrax under the bridge';
const name = 'Grace Biira';

const plainTexts = {
  'reg/claims': '{"version":1}',
  'reg/claims/CL-1': `{"id":"CL-1","claimant":"${name}"}`,
  'reg/claims/CL-2': '{"id":"CL-2","claimant":"Moses Ŋolo"}',
  'reg/drafts/DRAFT-1': `{"id":"DRAFT-1","claimant":"${name}"}`,
  'reg/session': `{"version":2,"current":{"name":"${name}"}}`,
  'reg/set-aside/claims/CL-9': `{"claimant":"${name}`,
  'portal-import-columns': `[{"headers":"${name}"}]`,
  'portal-import-words': `[["district|${name}","kasese"]]`,
};

class Stop extends Error {}

/** A device in memory, which can be stopped before any of its steps, as when the lid is closed. */
function createDevice({ capacity = Infinity }: { capacity?: number } = {}) {
  const texts = new Map<string, string>([...Object.entries(plainTexts), ['reg/sequence', '7']]);
  const rows = new Map<string, string>([['reg/claims/CL-2', plainTexts['reg/claims/CL-2']]]);
  const photo = new Blob([`photo of ${name}`], { type: 'image/jpeg' });
  const bytes = new Map<string, Awaited<ReturnType<Files['get']>>>([['CL-1/a', photo]]);
  let home: string | undefined;
  let isSwept = false;
  let stepsLeft = Infinity;

  function step() {
    stepsLeft -= 1;
    if (stepsLeft < 0) throw new Stop();
  }
  const size = () => [...texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);

  const places: Places = {
    texts: {
      get length() {
        return texts.size;
      },
      key: (index) => [...texts.keys()][index] ?? null,
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => {
        step();
        const before = texts.get(key);
        texts.set(key, text);
        if (size() <= capacity) return;
        if (before === undefined) texts.delete(key);
        else texts.set(key, before);
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: (key) => void texts.delete(key),
    },
    rows: [
      {
        keys: () => Promise.resolve([...rows.keys()]),
        async change(keys, change) {
          step();
          for (const key of keys) rows.set(key, change(key, rows.get(key) ?? ''));
          return Promise.resolve();
        },
      },
    ],
    files: [
      {
        name: 'evidence',
        placeOf: (key) => `evidence/${key}`,
        keys: () => Promise.resolve([...bytes.keys()]),
        get: (key) => Promise.resolve(bytes.get(key)),
        async put(key, value) {
          step();
          bytes.set(key, value);
          return Promise.resolve();
        },
      },
    ],
  };
  const headers = createHeaders(places.texts, {
    get: () => Promise.resolve(home),
    async put(text) {
      step();
      home = text;
      return Promise.resolve();
    },
  });
  const device: Device = {
    places,
    headers,
    sweep: {
      isDone: () => Promise.resolve(isSwept),
      run: async (onProgress) => {
        onProgress({ part: 'traces', done: 0, of: 1 });
        isSwept = true;
      },
      forget: async () => {
        isSwept = false;
      },
    },
    iterations: 10,
    yieldToMain: () => Promise.resolve(),
    now: () => '2026-11-20T08:00:00.000Z',
  };

  return {
    device,
    texts,
    bytes,
    size,
    setHome: (text: string | undefined) => {
      home = text;
    },
    stopAfter: (steps: number) => {
      stepsLeft = steps;
    },
    goOn: () => {
      stepsLeft = Infinity;
    },
    /** Everything that lies on the device, as it lies there. */
    stored: () =>
      JSON.stringify([...texts, ...rows]) +
      [...bytes.values()].map((value) => (value instanceof Blob ? name : '')).join(''),
    plain: () => Object.fromEntries([...texts].filter(([key]) => key !== headerKey)),
    photo: async () => {
      const value = bytes.get('CL-1/a');
      return value instanceof Blob ? value.text() : undefined;
    },
    row: () => rows.get('reg/claims/CL-2'),
  };
}

const work = (recordRollback = () => Promise.resolve(true)) => ({
  onProgress: () => undefined,
  begun: () => Promise.resolve(),
  recordRollback,
  signal: new AbortController().signal,
});

const before = { ...plainTexts, 'reg/sequence': '7' };

afterEach(() => holdVault(undefined));

/** What the portal reads of a device whose vault is open. */
function readAll(device: Device) {
  const backend = sealedBackend(device.places.texts, deviceTexts);
  return Object.fromEntries(Object.keys(before).map((key) => [key, backend.getItem(key)]));
}

/** What happens at the next opening of the portal: the passphrase is typed, and what was begun is gone on with. */
async function openAgain(device: Device) {
  holdVault(undefined);
  const header = await device.headers.read();
  if (!header) return undefined;
  // Turned off, nothing is typed.
  const keys = header.state === 'off' ? await keysInTheOpen(header) : await unwrapKeys(header, passphrase);
  if (!keys?.sound) throw new Error('The passphrase opens nothing');
  holdVault(keys.vault);
  if (header.state !== 'on' || isRolledBack(device.places, header)) await finish(device, header, keys, work());
  return (await device.headers.read())?.state;
}

test('turned on, nothing on the device can be read, and the portal reads what was there', async () => {
  const { device, stored } = createDevice();
  expect(stored()).toContain(name);
  expect(await turnOn(device, passphrase, work())).toEqual({ ok: true });
  expect(stored()).not.toContain(name);
  expect(stored()).not.toContain('Ŋolo');
  expect(stored()).not.toContain(passphrase);
  expect(readAll(device)).toEqual(before);
  expect(await openAgain(device)).toBe('on');
  expect(readAll(device)).toEqual(before);
});

test('turned off, all is as it was', async () => {
  const { device, plain, photo, row } = createDevice();
  await turnOn(device, passphrase, work());
  expect(await turnOff(device, passphrase, work())).toEqual({ ok: true });
  expect(plain()).toEqual(before);
  expect(row()).toBe(plainTexts['reg/claims/CL-2']);
  expect(await photo()).toBe(`photo of ${name}`);
  expect(hasVault()).toBe(false);
});

test('a wrong passphrase neither turns it off nor changes it', async () => {
  const { device, stored } = createDevice();
  await turnOn(device, passphrase, work());
  expect(await turnOff(device, 'two hyrax under the fridge', work())).toEqual({ ok: false, reason: 'wrong' });
  const changed = { present: 'two hyrax under the fridge', next: 'four colobus on a fence' };
  expect(await changePassphrase(device, changed, work().begun)).toEqual({ ok: false, reason: 'wrong' });
  expect(stored()).not.toContain(name);
  expect(await openAgain(device)).toBe('on');
});

test('changed, the new one opens what is stored and the former one does not', async () => {
  const { device } = createDevice();
  await turnOn(device, passphrase, work());
  const next = 'four colobus on a fence';
  expect(await changePassphrase(device, { present: passphrase, next }, work().begun)).toEqual({ ok: true });
  const header = await device.headers.read();
  if (!header) throw new Error('There is no header');
  expect(await unwrapKeys(header, passphrase)).toBeUndefined();
  holdVault((await unwrapKeys(header, next))?.vault);
  expect(readAll(device)).toEqual(before);
});

test.each(['seal', 'open'] as Conversion[])(
  'interrupted at any step of turning to %s, it loses nothing and is gone on with',
  async (turn) => {
    let steps = 0;
    for (let finished = false; !finished; steps += 1) {
      const { device, stopAfter, goOn, stored, plain, photo, row } = createDevice();
      if (turn === 'open') await turnOn(device, passphrase, work());
      stopAfter(steps);
      const result = await (turn === 'seal' ? turnOn : turnOff)(device, passphrase, work());
      finished = result.ok;
      goOn();
      const state = await openAgain(device);
      const sealed = state === 'on';
      expect(readAll(device)).toEqual(before);
      if (sealed) expect(stored()).not.toContain(name);
      else {
        expect(plain()).toEqual(before);
        expect(row()).toBe(plainTexts['reg/claims/CL-2']);
        expect(await photo()).toBe(`photo of ${name}`);
      }
      if (finished) expect(sealed).toBe(turn === 'seal');
    }
    // Each text, the row, the file and the header twice.
    expect(steps).toBeGreaterThan(Object.keys(plainTexts).length + 4);
  },
  120_000,
);

test('a copy of the header that came back older, or not at all, gives way to its home', async () => {
  const { device, texts } = createDevice();
  await turnOn(device, passphrase, work());
  const older = texts.get(headerKey) ?? '';
  await changePassphrase(device, { present: passphrase, next: 'four colobus on a fence' }, work().begun);
  texts.set(headerKey, older);
  const header = await device.headers.read();
  expect(header && (await unwrapKeys(header, 'four colobus on a fence'))).toBeDefined();
  texts.delete(headerKey);
  expect(await device.headers.read()).toEqual(header);
});

test('a copy from long ago does not overrule the home, whatever its edition; it counts where the home has gone', async () => {
  const { device, texts, setHome } = createDevice();
  await turnOn(device, passphrase, work());
  const header = await device.headers.read();
  const late = JSON.stringify({ ...header, edition: 99, state: 'off', offAt: '2026-01-01T08:00:00.000Z' });
  texts.set(headerKey, late);
  expect(await device.headers.read()).toEqual(header);
  setHome(undefined);
  expect(await device.headers.read()).toEqual(JSON.parse(late));
});

test('a damaged copy is of no account beside a sound home; both are told as they lie', async () => {
  const { device, texts, setHome } = createDevice();
  texts.set(headerKey, '{"version":1');
  setHome('{"version":1');
  expect(await device.headers.read()).toBeUndefined();
  setHome(undefined);
  await turnOn(device, passphrase, work());
  const header = await device.headers.read();
  texts.set(headerKey, '{"version":1');
  expect(await device.headers.read()).toEqual(header);
  setHome('{"version":1');
  expect(await device.headers.read()).toBeUndefined();
  expect(await device.headers.stored()).toEqual({ home: '{"version":1', copy: '{"version":1' });
});

test('most of what is stored tells whether the device lies sealed, in localStorage and in the database', async () => {
  const { device, texts } = createDevice();
  expect(await liesSealed(device.places)).toBe(false);
  await turnOn(device, passphrase, work());
  const sealed = texts.get('reg/session') ?? '';
  expect(await liesSealed(device.places)).toBe(true);
  texts.clear();
  expect(await liesSealed(device.places)).toBe(true);
  const { device: open, texts: others } = createDevice();
  others.set('reg/session', sealed);
  expect(await liesSealed(open.places)).toBe(false);
});

test('what the keys at hand open does not lie sealed', async () => {
  const { device } = createDevice();
  await turnOn(device, passphrase, work());
  const header = await device.headers.read();
  const keys = header && (await unwrapKeys(header, passphrase));
  const others = (await makeKeys(passphrase, 10)).keys;
  expect(await liesSealed(device.places, keys?.vault.texts)).toBe(false);
  expect(await liesSealed(device.places, others.vault.texts)).toBe(true);
});

test.each([
  ['the state', { state: 'opening' }],
  ['the rest of the header', { edition: 77 }],
  ['a proof of another header', { proof: btoa('x'.repeat(28)) }],
] as const)(
  'with %s changed from outside, nothing is turned off or changed, and all is sealed anew',
  async (_what, by) => {
    const { device, texts, setHome, stored } = createDevice();
    await turnOn(device, passphrase, work());
    const header = await device.headers.read();
    setHome(JSON.stringify({ ...header, ...by }));
    const altered = await device.headers.read();
    const keys = altered && (await unwrapKeys(altered, passphrase));
    if (!keys) throw new Error('The passphrase opens nothing');
    expect(keys.sound).toBe(false);
    expect(await turnOff(device, passphrase, work())).toEqual({ ok: false, reason: 'damaged' });
    if (altered.state === 'on') {
      const changed = { present: passphrase, next: 'four colobus on a fence' };
      expect(await changePassphrase(device, changed, work().begun)).toEqual({ ok: false, reason: 'damaged' });
    }
    texts.set('reg/session', plainTexts['reg/session']);
    expect(await sealAgain(device, altered, keys, work())).toEqual({ ok: true });
    expect(stored()).not.toContain(name);
    expect(await openAgain(device)).toBe('on');
    expect(readAll(device)).toEqual(before);
  },
);

test('that it is off counts only with the key that sealed', async () => {
  const { device, setHome } = createDevice();
  await turnOn(device, passphrase, work());
  const header = await device.headers.read();
  if (!header) throw new Error('There is no header');
  expect(await keysInTheOpen({ ...header, state: 'off' })).toBeUndefined();
  const forged = { ...header, state: 'off', key: btoa('k'.repeat(32)) } as const;
  expect((await keysInTheOpen(forged))?.sound).toBe(false);
  setHome(undefined);
  expect(await liesSealed(device.places)).toBe(true);
});

test('texts that came back as they were before it was turned on are read, and sealed with the next opening', async () => {
  const { device, texts, stored } = createDevice();
  await turnOn(device, passphrase, work());
  texts.set('reg/session', plainTexts['reg/session']);
  expect(readAll(device)).toEqual(before);
  expect(await openAgain(device)).toBe('on');
  expect(stored()).not.toContain(name);
});

test('texts that came back as they were before it was turned off are opened with the next opening, unasked', async () => {
  const { device, texts, plain } = createDevice();
  await turnOn(device, passphrase, work());
  const sealed = texts.get('reg/session') ?? '';
  await turnOff(device, passphrase, work());
  texts.set('reg/session', sealed);
  const header = await device.headers.read();
  expect(header && isRolledBack(device.places, header)).toBe(true);
  const keys = header && (await keysInTheOpen(header));
  expect(keys && opensSome(device.places, keys)).toBe(true);
  expect(await openAgain(device)).toBe('off');
  expect(keys && opensSome(device.places, keys)).toBe(false);
  expect(plain()).toEqual(before);
});

test('before anything is opened once more, the key of a passphrase that is off is kept anew', async () => {
  const later = '2026-11-23T08:00:00.000Z';
  for (let steps = 0, finished = false; !finished; steps += 1) {
    const { device, texts, stopAfter, plain } = createDevice();
    await turnOn(device, passphrase, work());
    const sealed = [...texts].filter(([, text]) => isSealed(text));
    await turnOff(device, passphrase, work());
    for (const [key, text] of sealed) texts.set(key, text);
    const header = await device.headers.read();
    const keys = header && (await keysInTheOpen(header));
    if (!keys) throw new Error('The header holds no key');
    stopAfter(steps);
    finished = (await finish({ ...device, now: () => later }, header, keys, work())).ok;
    const isOpened = sealed.some(([key]) => !isSealed(texts.get(key) ?? ''));
    if (isOpened) expect((await device.headers.read())?.offAt).toBe(later);
    if (finished) expect(plain()).toEqual(before);
  }
});

test('texts and files from passphrases before are read with the present one, and opened when it is turned off', async () => {
  const { device, texts, bytes, plain, photo } = createDevice();
  await turnOn(device, 'four colobus on a fence', work());
  const session = texts.get('reg/session') ?? '';
  const file = bytes.get('CL-1/a');
  await turnOff(device, 'four colobus on a fence', work());
  await turnOn(device, 'nine shoebills at noon', work());
  const claim = texts.get('reg/claims/CL-1') ?? '';
  await turnOff(device, 'nine shoebills at noon', work());
  await turnOn(device, passphrase, work());
  texts.set('reg/session', session);
  texts.set('reg/claims/CL-1', claim);
  bytes.set('CL-1/a', file);
  expect(await openAgain(device)).toBe('on');
  expect(readAll(device)).toEqual(before);
  expect(await deviceTexts.openAll([{ key: 'reg/session', text: session }])).toEqual([before['reg/session']]);
  await changePassphrase(device, { present: passphrase, next: 'two hyrax on a bridge' }, work().begun);
  expect(await turnOff(device, 'two hyrax on a bridge', work())).toEqual({ ok: true });
  expect(plain()).toEqual(before);
  expect(await photo()).toBe(`photo of ${name}`);
});

test('opened all at once beforehand, texts are read as they lie by then', async () => {
  const { device, texts } = createDevice();
  await turnOn(device, passphrase, work());
  const session = texts.get('reg/session') ?? '';
  const claim = texts.get('reg/claims/CL-1') ?? '';
  await openAhead([
    { key: 'reg/session', text: session },
    { key: 'reg/claims/CL-1', text: claim },
    { key: 'reg/claims/CL-2', text: claim },
  ]);
  expect(readAll(device)).toEqual(before);
  await openAhead([{ key: 'reg/session', text: session }]);
  sealedBackend(device.places.texts, deviceTexts).setItem('reg/session', '{"version":3}');
  expect(readAll(device)['reg/session']).toBe('{"version":3}');
});

test('a damaged text is left as it is by sealing, opening and reading', async () => {
  const { device, texts } = createDevice();
  await turnOn(device, passphrase, work());
  const whole = texts.get('reg/claims/CL-1') ?? '';
  const damaged = whole.slice(0, -3);
  texts.set('reg/claims/CL-1', damaged);
  // Swapped with that of another record it does not open either.
  texts.set('reg/claims/CL-2', whole);
  expect(readAll(device)).toEqual({ ...before, 'reg/claims/CL-1': damaged, 'reg/claims/CL-2': whole });
  await turnOff(device, passphrase, work());
  expect(texts.get('reg/claims/CL-1')).toBe(damaged);
  expect(isSealed(texts.get('reg/claims/CL-2') ?? '')).toBe(true);
});

test('where the sealed texts have no room, nothing is changed', async () => {
  const { device, texts, size, plain } = createDevice();
  const { device: small, plain: left } = createDevice({ capacity: size() + 40 });
  expect(await turnOn(small, passphrase, work())).toEqual({ ok: false, reason: 'full' });
  expect(left()).toEqual(before);
  expect(fitsSealed(small.places.texts, (await makeKeys(passphrase, 10)).keys.vault.texts)).toBe(false);
  expect(await turnOn(device, passphrase, work())).toEqual({ ok: true });
  expect(plain()).not.toEqual(before);
  expect(texts.get('reg/sequence')).toBe('7');
});

test('where IndexedDB has no room half way, all is opened again', async () => {
  const { device, plain } = createDevice();
  const [files] = device.places.files;
  const full = { ...files, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) } as Files;
  const short = { ...device, places: { ...device.places, files: [full] } };
  expect(await turnOn(short, passphrase, work())).toEqual({ ok: false, reason: 'full' });
  expect(plain()).toEqual(before);
  expect((await device.headers.read())?.state).toBe('off');
  expect(hasVault()).toBe(false);
});

test.each([
  ['at once where there is a log', true],
  ['later where there was none', false],
] as const)('that there was no room half way is told to the log %s, and once', async (_when, atOnce) => {
  const { device } = createDevice();
  const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const files = device.places.files.map((table) => ({ ...table, put }));
  const short = { ...device, places: { ...device.places, files } };
  const told: VaultRefusal[] = [];
  const tell = (kept: boolean) => () => {
    if (kept) told.push('full');
    return Promise.resolve(kept);
  };
  await turnOn(short, passphrase, work(tell(atOnce)));
  expect(told).toHaveLength(atOnce ? 1 : 0);
  await reportRollback(device, tell(true));
  await reportRollback(device, tell(true));
  expect(told).toHaveLength(1);
});

test('one that was turned off has nothing to tell', async () => {
  const { device } = createDevice();
  await turnOn(device, passphrase, work());
  await turnOff(device, passphrase, work());
  const tell = jest.fn(() => Promise.resolve(true));
  await reportRollback(device, tell);
  expect(tell).not.toHaveBeenCalled();
});

test('where a device that is on has no room for what came back open, it stays on', async () => {
  const { device, texts, stored } = createDevice();
  await turnOn(device, passphrase, work());
  texts.set('reg/session', plainTexts['reg/session']);
  const header = await device.headers.read();
  const keys = header && (await unwrapKeys(header, passphrase));
  if (!keys) throw new Error('The passphrase opens nothing');
  const change = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const short = {
    ...device,
    places: { ...device.places, rows: device.places.rows.map((rows) => ({ ...rows, change })) },
  };
  expect(await finish(short, header, keys, work())).toEqual({ ok: false, reason: 'full' });
  expect(await device.headers.read()).toEqual(header);
  expect(stored()).not.toContain(name);
  expect(readAll(device)).toEqual(before);
});

test('turned on, what lay open is swept away, and told of; turned off, it is to be swept again', async () => {
  const { device } = createDevice();
  const told = jest.fn();
  expect(await turnOn(device, passphrase, { ...work(), onProgress: told })).toEqual({ ok: true });
  expect(told).toHaveBeenLastCalledWith({ part: 'traces', done: 0, of: 1 });
  expect(await device.sweep.isDone()).toBe(true);
  expect(await turnOff(device, passphrase, work())).toEqual({ ok: true });
  expect(await device.sweep.isDone()).toBe(false);
});

test('where it cannot be swept, the passphrase is on all the same', async () => {
  const { device, stored } = createDevice();
  const run = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  expect(await turnOn({ ...device, sweep: { ...device.sweep, run } }, passphrase, work())).toEqual({ ok: true });
  expect((await device.headers.read())?.state).toBe('on');
  expect(stored()).not.toContain(name);
  expect(await device.sweep.isDone()).toBe(false);
});

test('what is done already is left alone', async () => {
  const { device, stored } = createDevice();
  const { keys } = await makeKeys(passphrase, 10);
  const turning = { turn: 'seal', onProgress: () => undefined, yieldToMain: () => Promise.resolve() } as const;
  await convertAll(device.places, keys.vault, turning);
  const once = stored();
  await convertAll(device.places, keys.vault, turning);
  expect(stored()).toBe(once);
});
