import { foldText, wordsOf } from './text';

const holdsEvery = (words: readonly string[]) => (folded: string) => words.every((word) => folded.includes(word));

/**
 * The items whose text holds every word of the search somewhere; the same list when the search is blank.
 * @param textOf what is looked through, folded
 */
export function searchByWords<Item>(items: Item[], search: string, textOf: (item: Item) => string): Item[] {
  const words = wordsOf(search);
  if (words.length === 0) return items;
  const holds = holdsEvery(words);
  return items.filter((item) => holds(textOf(item)));
}

/** Whether a text holds every word of a search somewhere. */
export function makeHolds(search: string): (text: string) => boolean {
  const holds = holdsEvery(wordsOf(search));
  return (text) => holds(foldText(text));
}
