import * as v from 'valibot';
import { withoutInvisible } from './plainText';

/** UGX: twelve digits, as every form takes at most. A longer number is a slip. */
const maximumShillings = 999_999_999_999;

/** An amount that is kept: whole UGX. */
export const shillings = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maximumShillings));

/** Whether a text is an amount in whole UGX, in digits alone. */
export const isShillings = (text: string): boolean => /^\d{1,12}$/.test(text);

const grouped = /^\d{1,3}([,\s]\d{3})+$/;

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
  const bare = grouped.test(figure) ? figure.replace(/[,\s]/g, '') : figure;
  return /^\d+$/.test(bare) ? bare : trimmed;
}

/** Whole shillings, or undefined for a text that is no amount. UGX. */
export function typedAmount(text: string): number | undefined {
  const bare = bareAmount(text);
  return isShillings(bare) ? Number(bare) : undefined;
}

/** Step of the inputs of compensation, UGX. */
export const compensationStep = 1000;
