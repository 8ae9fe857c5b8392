import type { Refusal } from './refusal';

/** The refusal of what no form could have led to. */
export const notAllowed: Refusal = {
  code: 'wrong_status',
  message: 'This action is not possible for this claim now. Nothing was changed.',
};
