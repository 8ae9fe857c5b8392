import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

type CannotShowProps = { downloadable?: boolean; children: ReactNode };

/** Why a file is not shown. */
export function CannotShow({ downloadable = false, children }: CannotShowProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" sx={{ maxWidth: 'min(480px, 100cqw)' }}>
      {children} {downloadable && t('You can still download it.')}
    </Alert>
  );
}
