/**
 * Areas, yields and numbers of animals: above 0 and, as in every amount, of at most twelve digits before the point. More
 * is a slip.
 */
export const isQuantity = (value: number) => value > 0 && value < 1e12;

/** Bytes of one file of evidence, an image after downscaling (docs/product.md, Wizard). */
export const maximumFileBytes = 10 * 1024 * 1024;
