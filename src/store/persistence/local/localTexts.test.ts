import { createBackend } from '../../../test/testRegister';
import { createLocalTexts, type Backend } from './localTexts';

/** Texts that lie there, and so much room beside them. */
function openWith(stored: Record<string, string>, room = Infinity) {
  const used = Object.entries(stored).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const backend = createBackend(used + room);
  for (const [key, text] of Object.entries(stored)) backend.texts.set(key, text);
  return { backend, local: createLocalTexts(backend), lying: () => Object.fromEntries(backend.texts) };
}

/** As where the browser stops to let the site read: from then on it throws. */
function openRefusing(...refused: (keyof Backend)[]) {
  const { backend } = openWith({ 'reg/claims': '{"version":1}' });
  const refusal = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  for (const name of refused)
    Object.defineProperty(backend, name, name === 'length' ? { get: refusal } : { value: refusal });
  return createLocalTexts(backend);
}

test('texts are written all together, or everything stays as it was', () => {
  const stored = { 'register/a': 'old', 'register/b': 'goes', 'register/c': 'stays' };
  const writes = [
    ['register/a', 'new'],
    ['register/b', null],
    ['register/d', 'x'.repeat(20)],
  ] as const;
  const full = openWith(stored, 10);
  expect(full.local.putAll(writes)).toBe(false);
  expect(full.lying()).toEqual(stored);
  expect(full.local.isUnreadable()).toBe(false);
  const { local, lying } = openWith(stored, 30);
  expect(local.putAll(writes)).toBe(true);
  expect(lying()).toEqual({ 'register/a': 'new', 'register/c': 'stays', 'register/d': 'x'.repeat(20) });
});

test('what makes room is written first, wherever it stands', () => {
  const { local, lying } = openWith({ 'register/long': 'x'.repeat(30), 'register/gone': 'x'.repeat(30) }, 0);
  const writes = [
    ['register/more', 'y'.repeat(40)],
    ['register/gone', null],
    ['register/long', 'short'],
  ] as const;
  expect(local.putAll(writes)).toBe(true);
  expect(lying()).toEqual({ 'register/more': 'y'.repeat(40), 'register/long': 'short' });
});

test('the number is that of records that are there, and is written after them', () => {
  const { backend, local } = openWith({ 'reg/sequence': '4' }, 20);
  expect(local.putRecords([['reg/claims/CL-1', 'x'.repeat(30)]], 5)).toBe(false);
  expect(local.sequence()).toBe(4);
  backend.writes.length = 0;
  expect(local.putRecords([['register/x', '1']], 5)).toBe(true);
  expect(backend.writes).toEqual(['register/x', 'reg/sequence']);
  expect(local.sequence()).toBe(5);
});

test.each(['', 'none', '-1', '1.5', 'seven', '1e99', 'Infinity'])('a number that says %j counts as none', (text) => {
  expect(openWith({ 'reg/sequence': text }).local.sequence()).toBe(0);
});

test('only the keys of the register are listed, and its mark says where it lies', () => {
  const { local } = openWith({ 'other/claims/CL-1': 'theirs', 'reg/claims/CL-1': '{}' });
  expect(local.keys()).toEqual(['reg/claims/CL-1']);
  expect(local.isInDatabase()).toBe(false);
  local.markInDatabase();
  expect(local.isInDatabase()).toBe(true);
});

test('a browser that lets nothing be read is noticed, and nothing of it throws', () => {
  const unread = openRefusing('getItem');
  expect(unread.get('reg/claims')).toBeNull();
  expect(unread.isUnreadable()).toBe(true);
  for (const name of ['length', 'key'] as const) {
    const unlisted = openRefusing(name);
    expect(unlisted.keys()).toEqual([]);
    expect(unlisted.isUnreadable()).toBe(true);
  }
  const broken = openRefusing('setItem', 'removeItem');
  expect(broken.putAll([['reg/claims', null]])).toBe(false);
  expect(broken.isUnreadable()).toBe(true);
});
