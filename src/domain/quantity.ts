/**
 * Areas, yields and numbers of animals: above 0 and, as in every amount, of at most twelve digits before the point. More
 * is a slip.
 */
export const isQuantity = (value: number) => value > 0 && value < 1e12;
