import { isQuantity } from './quantity';

/* Numbers as typed in forms. Apart from quantity.ts, which every page loads. */

/** Whether a text is a quantity, above 0 and of at most twelve digits; past 308 digits it would be no number at all. */
export const isTypedQuantity = (text: string): boolean => /^\d{1,12}(\.\d+)?$/.test(text) && isQuantity(Number(text));

/** Whether a text is a whole number from 1 to 100. */
export const isTypedPercent = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100;
