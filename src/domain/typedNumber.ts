import { withoutInvisible } from './plainText';
import { isQuantity } from './quantity';

/* Numbers as typed in forms. Apart from quantity.ts, which every page loads. */

/** Whether a text is a quantity, above 0 and of at most twelve digits; past 308 digits it would be no number at all. */
export const isTypedQuantity = (text: string): boolean => /^\d{1,12}(\.\d+)?$/.test(text) && isQuantity(Number(text));

const grouped = /^[1-9]\d{0,2}([,\s]\d{3})+(\.\d+)?$/;

/**
 * A quantity as typed or pasted, with a point and nothing between its digits: "2,5" is "2.5", as much of the world writes
 * it, and "2,500" is "2500", as the portal shows it. Any other text stays as it is, for a schema to refuse.
 */
export function bareQuantity(text: string): string {
  const trimmed = withoutInvisible(text).trim();
  if (grouped.test(trimmed)) return trimmed.replace(/[,\s]/g, '');
  return /^\d+,\d+$/.test(trimmed) ? trimmed.replace(',', '.') : trimmed;
}

/** Whether a text is a whole number from 1 to 100. */
export const isTypedPercent = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100;
