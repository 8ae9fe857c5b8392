/*
 * What `npm run words` asks of an English text (docs/languages.md, Plain English). None of the phrases that made earlier
 * texts hard to read, no long sentence, and short texts where there is little room. It also says how easily the texts of
 * an area are read.
 */
import { syllable } from 'syllable';

const longestSentence = 22;
const longestShortText = 120;
/** Reading ease says nothing about a label. */
const fewestWords = 6;

/** Phrases that were found here, and what to write instead. */
const odd = [
  [
    /\bone's own\b|\bin the meantime of\b|\bmeanwhile\b|\bthereof\b|\bupon\b|\banew\b|\bbegun\b|\bawaits?\b/i,
    'a common word',
  ],
  [/\b(some|every|any)body\b|\bwhoever\b/i, '"someone", "everyone", "anyone"'],
  [/\b(goes|gone|going) on\b|\bgo on\b/i, '"continue"'],
  [/\bdeeds?\b/i, '"action"'],
  [/\bset aside\b/i, '"unreadable"'],
  [/\bgives? way\b|\bcomes? along\b|\bfor good\b/i, 'what happens, in common words'],
  [
    /^(it|there) (is|are|was|were) (not )?\w+(ed|en|one|ept) (for|of|on|that|to|when\w*|whether|with)\b/i,
    'who does what',
  ],
  [/^(what|that which|those that|those who) [^?:]*\.$/i, 'the thing by its name'],
  [/\bof (the |a |this |its )?\w+ of\b/i, 'no chain of "of"'],
];

const sentencesOf = (text) => text.split(/(?<=[.!?…])\s+|\n/).filter(Boolean);
const wordsOf = (text) => text.replace(/\{\{\w+\}\}/g, 'it').match(/[\p{L}\p{N}][^\s]*/gu) ?? [];

/** What is wrong with a text; `short` is one of a button, a toast or a helper line. */
export function findOddEnglish(text, short) {
  const faults = [];
  if (short && text.length > longestShortText)
    faults.push(`${text.length} characters; ${longestShortText} at most here`);
  for (const sentence of sentencesOf(text)) {
    const { length } = wordsOf(sentence);
    if (length > longestSentence) faults.push(`a sentence of ${length} words; ${longestSentence} at most`);
    for (const [phrase, instead] of odd) {
      const [found] = phrase.exec(sentence) ?? [];
      if (found) faults.push(`"${found.trim()}"; write ${instead}`);
    }
  }
  return faults;
}

/** Flesch reading ease: 60 and more is plain English, 30 and less hard to read. Undefined for labels. */
export function findReadingEase(texts) {
  const counted = texts.filter((text) => wordsOf(text).length >= fewestWords);
  if (counted.length === 0) return undefined;
  const words = counted.flatMap(wordsOf);
  const sentences = counted.flatMap(sentencesOf).length;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}
