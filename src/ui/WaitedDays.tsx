import { useTranslation } from '../i18n/useTranslation';

type WaitedDaysProps = {
  /** Days since the submission. */
  waiting: number;
  /** Days since the limit was passed; 0 while it was not. */
  overdue: number;
};

/** How long a claim has waited and, of that, how long it has been overdue. */
export function WaitedDays({ waiting, overdue }: WaitedDaysProps) {
  const { t } = useTranslation();
  const waited = waiting > 0 ? t('Waiting {{count}} days', { count: waiting }) : t('Submitted today');
  return <span>{overdue > 0 ? `${waited} · ${t('{{count}} days overdue', { count: overdue })}` : waited}</span>;
}
