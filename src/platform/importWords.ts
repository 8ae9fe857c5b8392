import * as v from 'valibot';
import type { WordMatches } from '../domain/claimImport/fileWords';
import { deviceTexts } from './vault/deviceVault';
import { sealedBackend } from './vault/sealedBackend';

/** Outside the register's keys: what a person's own files mean by a word belongs to no event. */
const key = 'portal-import-words';

/** More words than the offices of one device use; those matched longest ago give way. */
const kept = 500;

/** What was said on this device that words of spreadsheets mean, by `wordKey`. */
export function recallWords(): WordMatches {
  return Object.fromEntries(readAll());
}

/** Keeps what words mean, to propose it again with the next file; an answer of before gives way to a new one. */
export function rememberWords(matches: WordMatches): void {
  const others = readAll().filter(([word]) => !Object.hasOwn(matches, word));
  try {
    texts().setItem(key, JSON.stringify([...Object.entries(matches), ...others].slice(0, kept)));
  } catch {
    // A full disk: the words are asked about again next time.
  }
}

export const rememberedWords = v.array(v.tuple([v.string(), v.string()]));

function readAll(): [string, string][] {
  try {
    return v.parse(rememberedWords, JSON.parse(texts().getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

const texts = () => sealedBackend(localStorage, deviceTexts);
