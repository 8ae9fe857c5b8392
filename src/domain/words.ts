/**
 * English words that are shown: the key of their translation (docs/languages.md). Every text is one; a text written where
 * this is asked for is found by `npm run words`, which asks for its translations.
 */
export type Words = string & { readonly shown?: never };
