import { iterationsNow, makeKeys, unwrapKeys, type Keys } from './keys';

const passphrase = 'two hyrax under the bridge';
const rounds = 1000;

type Wrapping = Awaited<ReturnType<typeof makeKeys>>['wrapping'];
const headerOf = (keys: Keys, wrapping: Wrapping) => keys.prove({ ...wrapping, edition: 1, state: 'on' });

test('the passphrase gives back the key, another one none', async () => {
  const { keys, wrapping } = await makeKeys(passphrase, rounds);
  const header = await headerOf(keys, wrapping);
  const again = await unwrapKeys(header, passphrase);
  expect(again?.sound).toBe(true);
  expect(again?.vault.texts.open('reg/session', keys.vault.texts.seal('reg/session', '{}'))).toBe('{}');
  expect(await unwrapKeys(header, 'two hyrax under the bridgf')).toBeUndefined();
  expect(await unwrapKeys(header, '')).toBeUndefined();
});

test('a keyboard that writes a letter otherwise, and a space that was copied along, make no other passphrase', async () => {
  const { keys, wrapping } = await makeKeys('caf\u00e9 at the bridge', rounds);
  expect(await unwrapKeys(await headerOf(keys, wrapping), ' cafe\u0301 at the bridge\n')).toBeDefined();
});

test('a changed passphrase opens what was sealed before; the former one opens no more', async () => {
  const { keys, wrapping } = await makeKeys(passphrase, rounds);
  const sealed = keys.vault.texts.seal('reg/session', '{}');
  const changed = await keys.wrapAgain('four colobus on a fence', iterationsNow);
  const header = await headerOf(keys, changed);
  expect((await unwrapKeys(header, 'four colobus on a fence'))?.vault.texts.open('reg/session', sealed)).toBe('{}');
  expect(await unwrapKeys(header, passphrase)).toBeUndefined();
  expect(changed.iterations).toBe(iterationsNow);
  expect(changed.salt).not.toBe(wrapping.salt);
});

test('neither key nor passphrase is in what is stored', async () => {
  const { keys: former } = await makeKeys(passphrase, rounds);
  const { keys, wrapping } = await makeKeys(passphrase, rounds, former);
  const header = await headerOf(keys, wrapping);
  const fields = ['edition', 'iterations', 'kdf', 'proof', 'salt', 'state', 'version', 'wrapped'];
  expect(Object.keys(header).sort()).toEqual(fields);
  // A nonce of 12 bytes, a key of 32 and a tag of 16.
  expect(atob(header.wrapped)).toHaveLength(60);
  expect(atob(header.proof)).toHaveLength(60);
  expect(atob(header.salt)).toHaveLength(16);
  for (const text of [keys.inTheOpen(), former.inTheOpen()]) {
    expect(atob(header.wrapped)).not.toContain(atob(text));
    expect(atob(header.proof)).not.toContain(atob(text));
  }
});

test('with any field of its header changed, the proof holds no more', async () => {
  const { keys, wrapping } = await makeKeys(passphrase, rounds);
  const header = await headerOf(keys, wrapping);
  const isSound = async (changed: object) => (await unwrapKeys({ ...header, ...changed }, passphrase))?.sound;
  expect(await isSound({})).toBe(true);
  expect(await isSound({ state: 'opening' })).toBe(false);
  expect(await isSound({ edition: 2 })).toBe(false);
  expect(await isSound({ offAt: '2026-11-20T08:00:00.000Z' })).toBe(false);
  expect(await isSound({ key: keys.inTheOpen() })).toBe(false);
  expect(await isSound({ wentBack: true })).toBe(false);
  expect(await isSound({ proof: '' })).toBe(false);
});

test('a header whose parameters or key were changed does not open', async () => {
  const { keys, wrapping } = await makeKeys(passphrase, rounds);
  const header = await headerOf(keys, wrapping);
  const wrapped = btoa(atob(wrapping.wrapped).slice(0, -1));
  expect(await unwrapKeys({ ...header, iterations: rounds - 1 }, passphrase)).toBeUndefined();
  expect(await unwrapKeys({ ...header, wrapped }, passphrase)).toBeUndefined();
  expect(await unwrapKeys({ ...header, wrapped: '' }, passphrase)).toBeUndefined();
});

test('bytes open at their place as they were, and nowhere else', async () => {
  const { keys } = await makeKeys(passphrase, rounds);
  const { bytes } = keys.vault;
  const sealed = await bytes.seal('evidence/CLM-1/a', new Blob(['photo'], { type: 'image/jpeg' }));
  const opened = await bytes.open('evidence/CLM-1/a', sealed);
  expect(await opened.text()).toBe('photo');
  expect(opened.type).toBe('image/jpeg');
  await expect(bytes.open('evidence/CLM-1/b', sealed)).rejects.toThrow();
  await expect(bytes.open('evidence/CLM-1/a', { ...sealed, type: 'text/html' })).rejects.toThrow();
  const cut = sealed.bytes.slice(0, -1);
  await expect(bytes.open('evidence/CLM-1/a', { ...sealed, bytes: cut })).rejects.toThrow();
});
