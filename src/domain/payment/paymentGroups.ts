import type { Payment } from './payment';
import { paymentStatuses } from '../workflow/statuses';
import type { Words } from '../words';

/**
 * Where whoever processes payments finds each of them, in one place: at its status, but for one that failed and was
 * retried, of which nothing is to be done any more.
 */
export const paymentGroups = {
  ...paymentStatuses,
  retried: { label: 'Failed and retried' },
} as const satisfies Record<string, { label: Words }>;

export type PaymentGroup = keyof typeof paymentGroups;

export const paymentGroupNames = Object.keys(paymentGroups) as PaymentGroup[];

/** @param isOpen something is still to be done about it */
export const paymentGroup = ({ paymentStatus }: Payment, isOpen: boolean): PaymentGroup =>
  paymentStatus === 'failed' && !isOpen ? 'retried' : paymentStatus;
