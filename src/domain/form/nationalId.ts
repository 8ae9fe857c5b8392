import * as v from 'valibot';
import { withoutInvisible } from './plainText';
import type { Words } from '../words';

const message: Words = 'National ID must be exactly 14 characters';

/** Shown where a letter only looks like one of the card's. */
const foreignMessage: Words = 'Some characters come from another alphabet. Type the ID again as printed on the card.';

const foreign = /(?!\p{Script=Latin})\p{L}|(?!\d)\p{Nd}/u;

/**
 * A national ID as it is kept: capitals and digits, without the blanks, hyphens and invisible characters that people write
 * or paste between them. What else stands in it stays, for the form's rule to refuse.
 */
export const readNationalId = (text: string): string =>
  withoutInvisible(text.normalize('NFKC'))
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .toUpperCase();

/** A national ID as a form takes it. */
export const nationalIdText = v.pipe(
  v.string(),
  v.transform(readNationalId),
  v.check((id) => !foreign.test(id), foreignMessage),
  v.regex(/^[A-Z\d]{14}$/, message),
);
