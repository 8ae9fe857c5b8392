import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

/** Says to a screen reader what its skeleton says to the eye. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('Loading')} aria-busy>
      {children}
    </Box>
  );
}
