import type { TFunction } from 'i18next';
import { formatDate } from '../../../domain/format';
import type { Payment } from '../../../domain/payment';

/** The day on which a payment was paid, or until then made. */
export function paymentDateText(t: TFunction, { paidAt, createdAt }: Payment): string {
  return paidAt
    ? t('Paid on {{date}}', { date: formatDate(paidAt) })
    : t('Made on {{date}}', { date: formatDate(createdAt) });
}
