import { isNear, searchNearly } from './nearMatch';

test.each([
  ['nakatto', 'nakato', 1],
  ['tumwesige', 'tumwesigye', 1],
  ['lwanga', 'rwanga', 1],
  ['mugihsa', 'mugisha', 1],
  ['byarahunga', 'byaruhanga', 2],
  ['namutebi', 'namubiru', 4],
])('%s is made of %s by %i mistakes', (typed, meant, mistakes) => {
  for (const [a, b] of [
    [typed, meant],
    [meant, typed],
  ] as const) {
    expect([mistakes - 1, mistakes, mistakes + 1].map((most) => isNear(a, b, most))).toEqual([false, true, true]);
  }
});

test('a word is near itself, and a part of it only by what it lacks', () => {
  expect(isNear('nakato', 'nakato', 0)).toBe(true);
  expect(isNear('nakat', 'nakato', 0)).toBe(false);
  expect(isNear('nakat', 'nakato', 1)).toBe(true);
});

const names = ['nakato grace', 'nakatto rose', 'akello grace', 'tumwesigye paul', 'opio 0772123456'];
const search = (words: string, spelledRight?: string) =>
  searchNearly(
    names,
    words,
    (name) => ({ text: name, words: name.split(' ') }),
    (word) => word === spelledRight,
  );

test.each<[string, string[], string[]]>([
  ['Nakatto', ['nakatto rose'], ['nakato grace']],
  ['nakata', [], ['nakato grace']],
  ['grase', [], ['nakato grace', 'akello grace']],
  ['grase akelo', [], ['akello grace']],
  ['grace nakatto', [], ['nakato grace']],
  // Too short.
  ['opia', [], []],
  ['rosa', [], []],
  // An id or a number is meant as it is.
  ['0772123457', [], []],
  ['tumwesigye1', [], []],
  // Two letters only where nothing comes nearer, and only in a long word.
  ['tunwesige', [], ['tumwesigye paul']],
  ['nekatu', [], []],
])('%s finds %j, and nearly %j', (words, exact, near) => {
  expect(search(words)).toEqual({ exact, near });
});

test('a word that is spelled right is looked for as it is', () => {
  expect(search('nakata', 'nakata')).toEqual({ exact: [], near: [] });
});

test('a blank search gives the same list', () => {
  expect(search(' ').exact).toBe(names);
});
