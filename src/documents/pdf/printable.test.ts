import { makePrintable } from './printable';

const held = 'abcdeëŋ \u0301\u00a0[?]->';
const print = makePrintable((codePoint) => held.includes(String.fromCodePoint(codePoint)));

test.each([
  ['what the font holds stays', 'aëŋ e', 'aëŋ e'],
  ['a letter and its accent apart become one where there is one', 'e\u0308', 'ë'],
  ['a letter that is lacking is written with its accent apart', '\u0107', 'c\u0301'],
  ['a sign with a plain twin is written with it', 'a → b\u2011c\u202fd', 'a -> b-c\u00a0d'],
  ['what is lacking is marked, once a run', 'a 🐘🌽 b 李明', 'a [?] b [?]'],
  ['a picture of several signs is marked once', 'a 👩🏽\u200d🌾 b', 'a [?] b'],
  ['signs that turn text or hide are left out', 'a\u202eb\u200bc\u0007d', 'abcd'],
  ['every line break is one', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
])('%s', (_rule, text, printed) => {
  expect(print(text)).toBe(printed);
});
