import { createBackend } from '../../../test/testRegister';
import { createAsideTexts } from './asideTexts';
import { createLocalTexts } from './localTexts';

const key = 'reg/claims/CL-1';

function open(capacity = Infinity) {
  const backend = createBackend(capacity);
  const reload = () => {
    const local = createLocalTexts(backend);
    const report = jest.fn();
    const aside = createAsideTexts(local, report);
    aside.readFrom(local.keys());
    return { aside, report };
  };
  return { ...reload(), reload, texts: backend.texts };
}

test('a text is moved out of the way unchanged, is told of, and is found by the next start', () => {
  const { aside, report, reload, texts } = open();
  texts.set(key, '{"half \ud800');
  aside.put(key, '{"half \ud800');
  expect(Object.fromEntries(texts)).toEqual({ 'reg/set-aside/claims/CL-1': '{"half \ud800' });
  expect(report).toHaveBeenCalled();
  expect(aside.entries()).toEqual([{ key: 'claims/CL-1', text: '{"half \ud800' }]);
  expect(reload().aside.entries()).toEqual(aside.entries());
});

test('of one key, each text is kept once, whatever was set aside there before', () => {
  const { aside, reload, texts } = open();
  for (const text of ['first', 'second', 'first', 'third']) {
    texts.set(key, text);
    aside.put(key, text);
  }
  expect([...texts.values()].sort()).toEqual(['first', 'second', 'third']);
  const named = ['first', 'second', 'third'].map((text) => ({ key: 'claims/CL-1', text }));
  expect(aside.entries()).toEqual(named);
  expect(reload().aside.entries()).toEqual(named);
});

test('what another tab has written there meanwhile stays', () => {
  const { aside, texts } = open();
  texts.set(key, 'sound again');
  aside.put(key, 'damaged');
  expect(texts.get(key)).toBe('sound again');
  expect([...texts.values()]).toContain('damaged');
});

test('without room a text stays where it is, and its key is not to be written before there is room', () => {
  const { aside, texts } = open(key.length + 20);
  texts.set(key, 'damaged');
  aside.put(key, 'damaged');
  expect(Object.fromEntries(texts)).toEqual({ [key]: 'damaged' });
  expect(aside.entries()).toEqual([{ key: 'claims/CL-1', text: 'damaged' }]);
  expect(aside.makeWay(['reg/claims/CL-2'])).toBe(true);
  expect(aside.makeWay([key])).toBe(false);

  // Removing what could not be moved would take it for good.
  aside.remove(aside.entries());
  expect(aside.entries()).toHaveLength(1);
  expect(texts.get(key)).toBe('damaged');
});

test('what had no room is moved as soon as there is some', () => {
  const filler = 'reg/audit/EVENT-1';
  const { aside, texts } = open(100);
  texts.set(filler, 'x'.repeat(50));
  texts.set(key, 'damaged');
  aside.put(key, 'damaged');
  expect(aside.makeWay([key])).toBe(false);
  texts.delete(filler);
  expect(aside.makeWay([key])).toBe(true);
  expect(Object.fromEntries(texts)).toEqual({ 'reg/set-aside/claims/CL-1': 'damaged' });
});

test('only the texts that are named are removed, of several of one key as well', () => {
  const { aside, report, texts } = open();
  for (const text of ['first', 'second', 'third']) aside.put(key, text);
  aside.put('reg/users/USER-1', 'second');
  report.mockClear();
  aside.remove([{ key: 'claims/CL-1', text: 'second' }]);
  const left = [
    { key: 'claims/CL-1', text: 'first' },
    { key: 'claims/CL-1', text: 'third' },
    { key: 'users/USER-1', text: 'second' },
  ];
  expect(aside.entries()).toEqual(left);
  expect([...texts.values()].sort()).toEqual(['first', 'second', 'third']);
  expect(report).toHaveBeenCalled();
});
