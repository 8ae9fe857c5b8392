import { withoutInvisible } from '../form/plainText';

/** A payment reference as it is compared: without blanks and case, which nobody copies alike. */
export const foldReference = (reference: string): string =>
  withoutInvisible(reference).replace(/\s/g, '').toUpperCase();
