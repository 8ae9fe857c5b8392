import type { Claim } from '../../domain/claim/claim';
import { daysOpen, daysOverdue, daysWaiting } from '../../domain/claim/overdue';
import { useTranslation } from '../../i18n/useTranslation';

type WaitedDaysProps = {
  claim: Pick<Claim, 'status' | 'submittedAt' | 'registeredAt'>;
  /** YYYY-MM-DD in Africa/Kampala. */
  today: string;
};

/** How long a claim has waited, of that how long it has been overdue, and since its first submission where that was earlier. */
export function WaitedDays({ claim, today }: WaitedDaysProps) {
  const { t } = useTranslation();
  const waiting = daysWaiting(claim, today);
  if (waiting === undefined) return <span>{t('Submission date not known')}</span>;
  const overdue = daysOverdue(claim, today);
  const open = daysOpen(claim, today);
  const parts = [
    waiting > 0 ? t('Waiting {{count}} days', { count: waiting }) : t('Submitted today'),
    overdue > 0 && t('{{count}} days overdue', { count: overdue }),
    open !== undefined && open > waiting && t('Open for {{count}} days', { count: open }),
  ];
  return <span>{parts.filter(Boolean).join(' · ')}</span>;
}
