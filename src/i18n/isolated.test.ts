import { isolated } from './isolated';

test.each(["O'Neil & Sons <Ltd>", 'Ŋolo Zoë', '🐘 12', '', 'x\u200b\u200e'])('%j stays as it is', (text) => {
  expect(isolated(text)).toBe(text);
});

test.each([
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['\u2066\u202b\u2067x\u2068', 'x'],
  ['محمد (Kasese)', '\u2068محمد (Kasese)\u2069'],
  ['שלום\u2069\u202e', '\u2068שלום\u2069'],
  ['\u{1e900}', '\u2068\u{1e900}\u2069'],
])('%j keeps to itself', (text, shown) => {
  expect(isolated(text)).toBe(shown);
  // What was said once can be said in a sentence again.
  expect(isolated(shown)).toBe(shown);
});
