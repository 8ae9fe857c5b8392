/**
 * A text by its words alone, for comparing what people wrote: no case, no accents, no punctuation. "Sub-County (LC3)" is
 * "sub county lc3".
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
