import * as v from 'valibot';

/** UGX: twelve digits, as every form takes at most. A longer number is a slip. */
const maximumShillings = 999_999_999_999;

/** An amount that is kept: whole UGX. */
export const shillings = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maximumShillings));

/** Whether a text is an amount in whole UGX, in digits alone. */
export const isShillings = (text: string): boolean => /^\d{1,12}$/.test(text);

const grouped = /^\d{1,3}([,\s]\d{3})+$/;

/**
 * An amount in UGX as typed or pasted, without what separates its groups of three digits: "1,250,000" is "1250000". Any
 * other text stays as it is, for a schema to refuse: "1,5" is not fifteen.
 */
export function bareAmount(text: string): string {
  const trimmed = text.trim();
  return grouped.test(trimmed) ? trimmed.replace(/[,\s]/g, '') : trimmed;
}

/** Whole shillings, or undefined for a text that is no amount. UGX. */
export function typedAmount(text: string): number | undefined {
  const bare = bareAmount(text);
  return isShillings(bare) ? Number(bare) : undefined;
}

/** Step of the inputs of compensation, UGX. */
export const compensationStep = 1000;
