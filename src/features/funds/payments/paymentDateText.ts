import type { TFunction } from 'i18next';
import type { Formats } from '../../../domain/settings/formats';
import type { Payment } from '../../../domain/payment/payment';

/** The day on which a payment was paid, or until then made. */
export function paymentDateText(t: TFunction, { paidAt, createdAt }: Payment, { date }: Formats): string {
  return paidAt ? t('Paid on {{date}}', { date: date(paidAt) }) : t('Recorded on {{date}}', { date: date(createdAt) });
}
