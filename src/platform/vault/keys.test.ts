import { iterationsNow, makeKeys, unwrapKeys } from './keys';

const passphrase = 'two hyrax under the bridge';
const rounds = 1000;

test('the passphrase gives back the key, another one none', async () => {
  const { keys, wrapping } = await makeKeys(passphrase, rounds);
  const again = await unwrapKeys(wrapping, passphrase);
  expect(again?.vault.texts.open('wcp/session', keys.vault.texts.seal('wcp/session', '{}'))).toBe('{}');
  expect(await unwrapKeys(wrapping, 'two hyrax under the bridgf')).toBeUndefined();
  expect(await unwrapKeys(wrapping, '')).toBeUndefined();
});

test('a keyboard that writes a letter otherwise, and a space that was copied along, make no other passphrase', async () => {
  const { wrapping } = await makeKeys('caf\u00e9 at the bridge', rounds);
  expect(await unwrapKeys(wrapping, ' cafe\u0301 at the bridge\n')).toBeDefined();
});

test('a changed passphrase opens what was sealed before; the former one opens no more', async () => {
  const { keys, wrapping } = await makeKeys(passphrase, rounds);
  const sealed = keys.vault.texts.seal('wcp/session', '{}');
  const changed = await keys.wrapAgain('four colobus on a fence', iterationsNow);
  expect((await unwrapKeys(changed, 'four colobus on a fence'))?.vault.texts.open('wcp/session', sealed)).toBe('{}');
  expect(await unwrapKeys(changed, passphrase)).toBeUndefined();
  expect(changed.iterations).toBe(iterationsNow);
  expect(changed.salt).not.toBe(wrapping.salt);
});

test('neither key nor passphrase is in what is stored', async () => {
  const { wrapping } = await makeKeys(passphrase, rounds);
  expect(Object.keys(wrapping).sort()).toEqual(['iterations', 'kdf', 'salt', 'version', 'wrapped']);
  // A nonce of 12 bytes, a key of 32 and a tag of 16.
  expect(atob(wrapping.wrapped)).toHaveLength(60);
  expect(atob(wrapping.salt)).toHaveLength(16);
});

test('a header whose parameters or key were changed does not open', async () => {
  const { wrapping } = await makeKeys(passphrase, rounds);
  const wrapped = btoa(atob(wrapping.wrapped).slice(0, -1));
  expect(await unwrapKeys({ ...wrapping, iterations: rounds - 1 }, passphrase)).toBeUndefined();
  expect(await unwrapKeys({ ...wrapping, wrapped }, passphrase)).toBeUndefined();
  expect(await unwrapKeys({ ...wrapping, wrapped: '' }, passphrase)).toBeUndefined();
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
