import { makePrintable } from './printable';

const holds = (letters: string) => (codePoint: number) => letters.includes(String.fromCodePoint(codePoint));
const print = makePrintable([holds('abcdeëŋ \u0301\u00a0[?]->')]);

test.each([
  ['what the font holds stays', 'aëŋ e', 'aëŋ e'],
  ['a letter and its accent apart become one where there is one', 'e\u0308', 'ë'],
  ['a letter that is lacking is written with its accent apart', '\u0107', 'c\u0301'],
  ['a sign with a plain twin is written with it', 'a → b\u2011c\u202fd', 'a -> b-c\u00a0d'],
  ['what is lacking is spelled out, a run together', 'a 🐘🌽 b 李明', 'a [U+1F418 U+1F33D] b [U+674E U+660E]'],
  ['a picture of several signs is spelled out together', 'a 👩🏽\u200d🌾 b', 'a [U+1F469 U+1F3FD U+1F33E] b'],
  ['signs that turn text or hide are left out', 'a\u202eb\u200bc\u0007d', 'abcd'],
  ['every line break is one', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
])('%s', (_rule, text, printed) => {
  expect(print(text)).toBe(printed);
});

test.each([
  ['one that the first font holds is for the first', 'aλ', 'aλ'],
  ['one that only the second holds is for the second', 'aλש', 'aλש'],
  ['of two that each spell something out, the one that spells less', 'aש李', 'aש[U+674E]'],
])('a text is for one font whole: %s', (_rule, text, printed) => {
  expect(makePrintable([holds('aλ'), holds('aλש')])(text)).toBe(printed);
});
