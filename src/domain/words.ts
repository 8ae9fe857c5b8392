/**
 * English words that are shown: the key of their translation (docs/languages.md). Every text is one; a text written where
 * this is asked for is found by `npm run words`, which asks for its translations.
 */
export type Words = string & { readonly shown?: never };

/**
 * What a text speaks of where one English word stands for things that other languages tell apart: `t(label, { context })`
 * asks for the translation of "Approved_amount" and not of "Approved". Beside a text it is the property `context`.
 */
export type WordsContext = 'amount' | 'claims' | 'status';
