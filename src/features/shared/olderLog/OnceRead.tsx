import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { ErrorState } from '../../../ui/page/ErrorState';
import { SectionSkeleton } from '../../../ui/page/Skeletons';
import type { OlderLogReading } from './useOlderLog';

/** What shows older rows of the audit log, once they are read; says so where they cannot be. */
export function OnceRead({ reading, children }: { reading: OlderLogReading; children: ReactNode }) {
  const { t } = useTranslation();
  if (reading.isRead) return children;
  if (!reading.hasFailed) return <SectionSkeleton fields={4} />;
  return (
    <ErrorState
      title={t('The older part of the audit log could not be read.')}
      kept={t('Nothing is lost. Your saved work and drafts are safe.')}
      advice={t('Try again. If that does not help, reload this page.')}
      action={
        <Button variant="outlined" onClick={reading.tryAgain}>
          {t('Try again')}
        </Button>
      }
    />
  );
}
