import {
  paymentStatuses,
  type PaymentStatus,
  statuses,
  type ClaimStatus,
  type Tone,
} from '../../domain/workflow/statuses';
import { useTranslation } from '../../i18n/useTranslation';

/** A tinted ground with strong text; the label says what the colour only repeats. */
export function ToneChip({ tone, label }: { tone: Tone; label: string }) {
  return <span className={`toneChip ${tone}`}>{label}</span>;
}

export function StatusChip({ status }: { status: ClaimStatus }) {
  const { t } = useTranslation();
  const { badge, tone } = statuses[status];
  return <ToneChip tone={tone} label={t(badge)} />;
}

export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation();
  const { label, tone } = paymentStatuses[status];
  return <ToneChip tone={tone} label={t(label)} />;
}
