import { createBackend } from '../../test/testRegister';
import { parseHeader, type VaultFields } from './header';
import { createHeaders } from './headers';
import { makeKeys, unwrapKeys } from './keys';
import { headerKey } from './sealedPlaces';

const passphrase = 'two hyrax under the bridge';

/** A device: the header's home, which is the database, and localStorage with its copy. */
async function open(capacity?: number) {
  const texts = createBackend(capacity);
  const device = { home: undefined as string | undefined, isBroken: false };
  const order: string[] = [];
  const { setItem } = texts;
  texts.setItem = (key, text) => {
    order.push('copy');
    setItem(key, text);
  };
  const headers = createHeaders(texts, {
    get: () => Promise.resolve(device.home),
    put: (text) => {
      if (device.isBroken) return Promise.reject(new Error('The device refuses'));
      order.push('home');
      device.home = text;
      return Promise.resolve();
    },
  });
  const { keys, wrapping } = await makeKeys(passphrase, 10);
  const fields = (state: VaultFields['state']): VaultFields => ({ ...wrapping, state });
  return { texts, device, order, headers, keys, fields, copy: () => texts.texts.get(headerKey) };
}

test('a header that was written is the one that is read, and the passphrase opens it', async () => {
  const { headers, keys, fields } = await open();
  expect(await headers.read()).toBeUndefined();
  const written = await headers.write(fields('on'), keys);
  const read = await headers.read();
  expect(read).toEqual(written);
  expect(read && (await unwrapKeys(read, passphrase))?.sound).toBe(true);
});

test('each is told from the one before, so that a tab sees that another was first', async () => {
  const { headers, keys, fields } = await open();
  const editions = [];
  for (const state of ['sealing', 'on', 'opening'] as const) {
    editions.push((await headers.write(fields(state), keys)).edition);
  }
  expect(editions).toEqual([1, 2, 3]);
});

test('it lies in the database before localStorage has its copy, for that may reach the disk an hour late', async () => {
  const { headers, keys, fields, order, device, copy } = await open();
  await headers.write(fields('on'), keys);
  expect(order).toEqual(['home', 'copy']);
  expect(device.home).toBeDefined();
  expect(copy()).toBe(device.home);
});

test('where the database refuses it, it is not written at all', async () => {
  const { headers, keys, fields, device, copy } = await open();
  const before = await headers.write(fields('on'), keys);
  device.isBroken = true;
  await expect(headers.write(fields('opening'), keys)).rejects.toThrow('The device refuses');
  expect(await headers.read()).toEqual(before);
  expect(parseHeader(copy())).toEqual(before);
});

test('a localStorage that is full goes without a copy, and keeps none of a header before', async () => {
  const { headers, keys, fields, texts, copy } = await open(2000);
  const first = await headers.write(fields('on'), keys);
  expect(parseHeader(copy())).toEqual(first);
  texts.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const second = await headers.write(fields('opening'), keys);
  expect(copy()).toBeUndefined();
  expect(await headers.read()).toEqual(second);
});

describe('the copy in localStorage', () => {
  test('does not count beside the header in the database, though it is a later one', async () => {
    const { headers, keys, fields, device, copy } = await open();
    const first = await headers.write(fields('sealing'), keys);
    const kept = device.home;
    await headers.write(fields('on'), keys);
    device.home = kept;
    expect(copy()).not.toBe(kept);
    expect(await headers.read()).toEqual(first);
  });

  test.each([
    ['none', undefined],
    ['one that cannot be read', '{"version":1'],
    ['one of another shape', '{"version":1,"state":"on"}'],
  ])('counts where the database has %s', async (_what, home) => {
    const { headers, keys, fields, device } = await open();
    const written = await headers.write(fields('on'), keys);
    device.home = home;
    expect(await headers.read()).toEqual(written);
    // The next is told from it all the same.
    expect((await headers.write(fields('opening'), keys)).edition).toBe(2);
  });
});

test('both are handed over as they lie there, readable or not', async () => {
  const { headers, device, texts } = await open();
  expect(await headers.stored()).toEqual({ home: null, copy: null });
  device.home = 'damaged';
  texts.texts.set(headerKey, 'damaged otherwise');
  expect(await headers.stored()).toEqual({ home: 'damaged', copy: 'damaged otherwise' });
  expect(await headers.read()).toBeUndefined();
});

test('a header that is removed is gone from both', async () => {
  const { headers, keys, fields, device, copy } = await open();
  await headers.write(fields('off'), keys);
  await headers.remove();
  expect([device.home, copy()]).toEqual([undefined, undefined]);
  expect(await headers.read()).toBeUndefined();
});
