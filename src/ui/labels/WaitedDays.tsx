import { useTranslation } from '../../i18n/useTranslation';

type WaitedDaysProps = {
  /** Days since the submission; undefined where its day is not known. */
  waiting: number | undefined;
  /** Days since the limit was passed; 0 while it was not. */
  overdue: number;
};

/** How long a claim has waited and, of that, how long it has been overdue. */
export function WaitedDays({ waiting, overdue }: WaitedDaysProps) {
  const { t } = useTranslation();
  if (waiting === undefined) return <span>{t('Submission date not known')}</span>;
  const waited = waiting > 0 ? t('Waiting {{count}} days', { count: waiting }) : t('Submitted today');
  return <span>{overdue > 0 ? `${waited} · ${t('{{count}} days overdue', { count: overdue })}` : waited}</span>;
}
