import { useState } from 'react';
import type { Payment } from '../../../domain/payment/payment';
import { useTranslation } from '../../../i18n/useTranslation';

/** Which state of which payment a form shows; another may become the claim's latest while the form is open. */
export const paymentRevision = ({ id, rev }: Payment) => `${id}:${rev}`;

/** The notice of a form on a payment, which also says that the payment has moved on under what was typed. */
export function useRenewedNotice(payment: Payment, notice: string | undefined): string | undefined {
  const { t } = useTranslation();
  const [opened] = useState(paymentRevision(payment));
  if (opened === paymentRevision(payment)) return notice;
  return [notice, t('Fields you did not change show the current payment.')].filter(Boolean).join(' ');
}
