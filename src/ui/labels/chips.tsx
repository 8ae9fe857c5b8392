import { useTranslation } from '../../i18n/useTranslation';
import {
  paymentStatuses,
  type PaymentStatus,
  statuses,
  type ClaimStatus,
  type Tone,
} from '../../domain/workflow/statuses';

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

/** Beside the version of a schedule that was made for the portal (docs/product.md, Valuation schedules). */
export function SampleChip() {
  const { t } = useTranslation();
  return <ToneChip tone="ochre" label={t('Sample')} />;
}
