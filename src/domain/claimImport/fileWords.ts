import { choicesOf, type ValueChoice } from './choices';
import type { ValueKind } from './importFields';
import { plainWords } from './sheet/plainWords';
import { unitChoices, type Measure } from './units';

/** The kinds of value that are chosen from a list. */
export type ListedKind = Extract<
  ValueKind,
  | 'district'
  | 'payoutMethod'
  | 'incidentType'
  | 'protectedArea'
  | 'species'
  | 'crops'
  | 'livestock'
  | 'ages'
  | 'properties'
  | 'status'
>;

/** What a word of a file is looked up in: a list of the forms, or the units of a number. */
type WordList = ListedKind | Measure;

/** A word of a file that the portal does not know. */
export type FileWord = { list: WordList; text: string };

/** What the person said that words mean: the stored value of a choice by `wordKey`. */
export type WordMatches = Readonly<Record<string, string>>;

/** What makes two words the same: their list, and letters and digits alone; signs where there are no others. */
export const wordKey = ({ list, text }: FileWord): string => `${list}|${plainWords(text) || text.trim().toLowerCase()}`;

/** Whether words of a list are units of a number. */
export const isMeasure = (list: WordList): list is Measure => Object.hasOwn(unitChoices, list);

/** What a word can be matched to. */
export const meaningsOf = (list: WordList): readonly ValueChoice[] =>
  isMeasure(list) ? unitChoices[list] : (choicesOf(list) ?? []);

/** What the person said that a word means; undefined where nothing was, or something that is no choice any more. */
export function findMeaning(word: FileWord, matches: WordMatches): string | undefined {
  const meaning = matches[wordKey(word)];
  return meaningsOf(word.list).some(({ value }) => value === meaning) ? meaning : undefined;
}
