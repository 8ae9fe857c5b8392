const marks = /[\p{M}\p{Cf}]/gu;
/** Phones type these where a keyboard types an apostrophe. */
const apostrophes = /[\u2018\u2019\u02bc]/g;
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/** Text as a search compares it: without case, accents and what cannot be seen, and with one kind of apostrophe. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(marks, '').replace(apostrophes, "'").toLowerCase();
}

/** The words of a search, folded. */
export const wordsOf = (search: string) => foldText(search).split(/\s+/).filter(Boolean);

/** A phone number as people dial it: "+256772123456" is also looked for as "0772123456". */
export const asDialled = (phone: string) => phone.replace(/^\+256/, '0');

/** For sorting ids, instants and codes, which no language orders its own way. */
export const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
