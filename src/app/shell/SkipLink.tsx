import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

/** First stop of the Tab key: past header and sidebar to the page. Seen only while it has the focus. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="contained"
      onClick={() => target.current?.focus()}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('Skip to main content')}
    </Button>
  );
}
