import { wordsOf } from '../../text';

/** What a search looks through, folded: everything, and the words of it that people spell in several ways. */
export type SearchedTexts = { text: string; words: readonly string[] };

/** Shorter words are too much like others. */
const leastLetters = 5;

/** From so many letters on two may be wrong, where nothing comes nearer. */
const manyLetters = 7;

/** What has digits or signs is an id or a number, and meant as it is. */
const isOfLetters = (word: string) => /^[\p{L}']+$/u.test(word);

function mostMistakes(word: string): 0 | 1 | 2 {
  if (word.length < leastLetters || !isOfLetters(word)) return 0;
  return word.length < manyLetters ? 1 : 2;
}

/** Whether so many mistakes make one word of the other: a letter too many, too few or wrong, or two that changed places. */
export function isNear(a: string, b: string, mistakes: number, i = 0, j = 0): boolean {
  if (Math.abs(a.length - i - (b.length - j)) > mistakes) return false;
  let x = i;
  let y = j;
  while (x < a.length && a.charCodeAt(x) === b.charCodeAt(y)) {
    x += 1;
    y += 1;
  }
  if (x === a.length || y === b.length) return true;
  if (mistakes === 0) return false;
  const changedPlaces = a[x] === b[y + 1] && a[x + 1] === b[y];
  return (
    (changedPlaces && isNear(a, b, mistakes - 1, x + 2, y + 2)) ||
    isNear(a, b, mistakes - 1, x + 1, y + 1) ||
    isNear(a, b, mistakes - 1, x + 1, y) ||
    isNear(a, b, mistakes - 1, x, y + 1)
  );
}

/**
 * The items that hold every word of the search somewhere, and those that nearly do: where a word is lacking, they have one
 * that differs by a letter, or by two where nothing comes nearer. A blank search gives the same list.
 * @param isSpelledRight whether a word is one that nobody can have meant otherwise
 */
export function searchNearly<Item>(
  items: Item[],
  search: string,
  textsOf: (item: Item) => SearchedTexts,
  isSpelledRight: (word: string) => boolean,
): { exact: Item[]; near: Item[] } {
  const typed = wordsOf(search)
    .map((word): Typed => ({ word, most: isSpelledRight(word) ? 0 : mostMistakes(word) }))
    // What has to be there as it is comes first, for most items fail by it.
    .sort((a, b) => a.most - b.most);
  if (typed.length === 0) return { exact: items, near: [] };

  /** By how many mistakes in one word they have what was typed. */
  const found: [Item[], Item[], Item[]] = [[], [], []];
  for (const item of items) {
    const mostOfAll = found[0].length + found[1].length > 0 ? 1 : 2;
    const mistakes = countMistakes(textsOf(item), typed, mostOfAll);
    if (mistakes !== undefined) found[mistakes].push(item);
  }
  const [exact, near, lessNear] = found;
  return { exact, near: exact.length + near.length > 0 ? near : lessNear };
}

type Typed = { word: string; most: 0 | 1 | 2 };

/** How many mistakes there are at most in a word typed; undefined where one is lacking altogether. */
function countMistakes({ text, words }: SearchedTexts, typed: readonly Typed[], mostOfAll: 1 | 2) {
  let mistakes: 0 | 1 | 2 = 0;
  for (const { word, most } of typed) {
    if (text.includes(word)) continue;
    if (most === 0) return undefined;
    if (words.some((one) => isNear(word, one, 1))) mistakes = mistakes || 1;
    else if (most === 2 && mostOfAll === 2 && words.some((one) => isNear(word, one, 2))) mistakes = 2;
    else return undefined;
  }
  return mistakes;
}
