import {
  bytesWritten,
  deviceTexts,
  hasVault,
  holdVault,
  openAhead,
  openBytes,
  sealsDevice,
  writeBytes,
  type Vault,
} from './deviceVault';
import { makeKeys } from './keys';
import { isSealed } from './sealedPlaces';

const place = 'reg/claims/CL-1';
const text = '{"claimant":"Grace Biira"}';
const photo = new Blob(['photo'], { type: 'image/jpeg' });

const makeVault = async (): Promise<Vault> => (await makeKeys('two hyrax under the bridge', 10)).keys.vault;

afterEach(() => holdVault(undefined));

describe('without a passphrase', () => {
  test('texts and bytes are written as they are, and read as they lie there', async () => {
    expect([hasVault(), sealsDevice()]).toEqual([false, false]);
    expect(deviceTexts.seal(place, text)).toBe(text);
    expect(deviceTexts.open(place, text)).toBe(text);
    expect(await deviceTexts.openAll([{ key: place, text }])).toEqual([text]);
    await openAhead([{ key: place, text }]);
    expect(await writeBytes('CL-1/a', photo, (value) => Promise.resolve(value))).toBe(photo);
    expect(await openBytes('CL-1/a', photo)).toBe(photo);
  });

  test('what lies sealed comes back as it lies there, and bytes that do say that they do not open', async () => {
    const vault = await makeVault();
    const sealed = vault.texts.seal(place, text);
    expect(deviceTexts.open(place, sealed)).toBe(sealed);
    expect(await deviceTexts.openAll([{ key: place, text: sealed }])).toEqual([sealed]);
    await expect(openBytes('CL-1/a', await vault.bytes.seal('CL-1/a', photo))).rejects.toThrow('Sealed');
  });
});

describe('with a passphrase', () => {
  test('what is written lies sealed, and is read as it was written', async () => {
    holdVault(await makeVault());
    expect([hasVault(), sealsDevice()]).toEqual([true, true]);
    const sealed = deviceTexts.seal(place, text);
    expect(isSealed(sealed)).toBe(true);
    expect(sealed).not.toContain('Biira');
    expect(deviceTexts.open(place, sealed)).toBe(text);
    const many = [
      { key: place, text: sealed },
      { key: 'register/open', text: 'lies open' },
    ];
    expect(await deviceTexts.openAll(many)).toEqual([text, 'lies open']);
    const bytes = await writeBytes('CL-1/a', photo, (value) => Promise.resolve(value));
    expect(bytes).not.toBeInstanceOf(Blob);
    expect(await (await openBytes('CL-1/a', bytes)).text()).toBe('photo');
  });

  test('what lies at another place, or was sealed with another key, does not open', async () => {
    const other = await makeVault();
    holdVault(await makeVault());
    for (const sealed of [deviceTexts.seal('reg/claims/CL-2', text), other.texts.seal(place, text)]) {
      expect(deviceTexts.open(place, sealed)).toBe(sealed);
      expect(await deviceTexts.openAll([{ key: place, text: sealed }])).toEqual([sealed]);
    }
    await expect(openBytes('CL-1/a', await other.bytes.seal('CL-1/a', photo))).rejects.toBeDefined();
  });

  test('while it is being turned off what is written lies open, and what lies sealed is still read', async () => {
    const vault = await makeVault();
    const sealed = vault.texts.seal(place, text);
    holdVault({ ...vault, seals: false });
    expect([hasVault(), sealsDevice()]).toEqual([true, false]);
    expect(deviceTexts.seal(place, text)).toBe(text);
    expect(deviceTexts.open(place, sealed)).toBe(text);
    expect(await writeBytes('CL-1/a', photo, (value) => Promise.resolve(value))).toBe(photo);
  });

  test('once the keys are let go of, nothing that lies sealed is read any more, though it was opened ahead', async () => {
    const vault = await makeVault();
    const sealed = vault.texts.seal(place, text);
    holdVault(vault);
    await openAhead([{ key: place, text: sealed }]);
    const inUse = deviceTexts.inUse();
    holdVault(undefined);
    expect(deviceTexts.open(place, sealed)).toBe(sealed);
    expect(deviceTexts.inUse()).not.toBe(inUse);
  });
});

describe('texts that are opened ahead', () => {
  /** The keys of a device, which count how many texts they open one by one. */
  async function holdCounting() {
    const vault = await makeVault();
    const opened = jest.fn(vault.texts.open);
    holdVault({ ...vault, texts: { ...vault.texts, open: opened } });
    return opened;
  }

  test('are not opened once more for whoever asks for one, and kept in memory no longer', async () => {
    const opened = await holdCounting();
    const sealed = deviceTexts.seal(place, text);
    await openAhead([{ key: place, text: sealed }]);
    expect(deviceTexts.open(place, sealed)).toBe(text);
    expect(opened).not.toHaveBeenCalled();
    expect(deviceTexts.open(place, sealed)).toBe(text);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('do not stand in for what was written there since', async () => {
    await holdCounting();
    await openAhead([{ key: place, text: deviceTexts.seal(place, text) }]);
    expect(deviceTexts.open(place, deviceTexts.seal(place, 'later'))).toBe('later');
    expect(deviceTexts.open(place, 'lies open')).toBe('lies open');
  });

  test('and do not open are read as they lie there', async () => {
    await holdCounting();
    const sealed = (await makeVault()).texts.seal(place, text);
    await openAhead([{ key: place, text: sealed }]);
    expect(deviceTexts.open(place, sealed)).toBe(sealed);
  });
});

describe('writes of bytes that are under way', () => {
  test('are waited for, whether they come about or fail', async () => {
    holdVault(await makeVault());
    const ends: ((error?: Error) => void)[] = [];
    const write = () =>
      new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
    const writes = Promise.allSettled([writeBytes('CL-1/a', photo, write), writeBytes('CL-1/b', photo, write)]);
    let isOver = false;
    const over = bytesWritten().then(() => (isOver = true));
    const settle = () => new Promise((resolve) => setTimeout(resolve));
    while (ends.length < 2) await settle();
    ends[0]?.();
    await settle();
    expect(isOver).toBe(false);
    ends[1]?.(new Error('The disk is full'));
    await over;
    expect((await writes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await bytesWritten();
  });

  test('end as their writing ends', async () => {
    expect(await writeBytes('CL-1/a', photo, () => Promise.resolve('kept'))).toBe('kept');
    await expect(writeBytes('CL-1/a', photo, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  });
});
