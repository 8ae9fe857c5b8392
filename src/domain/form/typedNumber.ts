import { withoutInvisible } from './plainText';
import { isQuantity } from '../quantity';
import { isShillings } from '../shillings';

/* Numbers as typed in forms. Apart from quantity.ts and shillings.ts, which every page loads. */

const groupedAmount = /^\d{1,3}([,\s]\d{3})+$/;

/** The ways in which an amount says that it is in shillings: "UGX 571,000", "Shs. 5000", "1,250,000/=". */
const shillingMarks = /^(ugx|ushs?|shs?)\.?\s*|\s*(\/=|\/-|ugx|ushs?|shs?)$/gi;

/**
 * An amount in UGX as typed or pasted, in digits alone: "UGX 1,250,000", "1,250,000/=" and "1250000.00" are "1250000". Any
 * other text stays as it is, for a schema to refuse: "1,5" is not fifteen.
 */
export function bareAmount(text: string): string {
  const trimmed = text.trim();
  const figure = withoutInvisible(trimmed.normalize('NFKC'))
    .replace(shillingMarks, '')
    .replace(/\.00?$/, '');
  const bare = groupedAmount.test(figure) ? figure.replace(/[,\s]/g, '') : figure;
  return /^\d+$/.test(bare) ? bare : trimmed;
}

/** Whole shillings, or undefined for a text that is no amount. UGX. */
export function typedAmount(text: string): number | undefined {
  const bare = bareAmount(text);
  return isShillings(bare) ? Number(bare) : undefined;
}

/** Whether a text is a quantity, above 0 and of at most twelve digits; past 308 digits it would be no number at all. */
export const isTypedQuantity = (text: string): boolean => /^\d{1,12}(\.\d+)?$/.test(text) && isQuantity(Number(text));

const groupedQuantity = /^[1-9]\d{0,2}([,\s]\d{3})+(\.\d+)?$/;

/**
 * A quantity as typed or pasted, with a point and nothing between its digits: "2,5" is "2.5", as much of the world writes
 * it, and "2,500" is "2500", as the portal shows it. Any other text stays as it is, for a schema to refuse.
 */
export function bareQuantity(text: string): string {
  const trimmed = withoutInvisible(text).trim();
  if (groupedQuantity.test(trimmed)) return trimmed.replace(/[,\s]/g, '');
  return /^\d+,\d+$/.test(trimmed) ? trimmed.replace(',', '.') : trimmed;
}

/** Whether a text is a whole number from 1 to 100. */
export const isTypedPercent = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100;
