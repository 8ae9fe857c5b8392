import * as v from 'valibot';

/** UGX: twelve digits, as every form takes at most. A longer number is a slip. */
const maximumShillings = 999_999_999_999;

/** An amount that is kept: whole UGX. */
export const shillings = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maximumShillings));

/** Whether a text is an amount in whole UGX, in digits alone. */
export const isShillings = (text: string): boolean => /^\d{1,12}$/.test(text);

/** Step of the inputs of compensation, UGX. */
export const compensationStep = 1000;
