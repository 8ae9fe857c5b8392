import { paymentStatuses, type PaymentStatus } from '../../domain/workflow/statuses';
import { useTranslation } from '../../i18n/useTranslation';
import { ToneChip } from './chips';

export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation();
  const { label, tone } = paymentStatuses[status];
  return <ToneChip tone={tone} label={t(label)} />;
}
