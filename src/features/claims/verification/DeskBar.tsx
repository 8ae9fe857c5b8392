import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Claim } from '../../../domain/claim/claim';
import { useTranslation } from '../../../i18n/useTranslation';

type DeskBarProps = {
  /** The open claim's place among those in the queue, from 1; 0 when it is not among them. */
  position: number;
  count: number;
  next: Claim | undefined;
  onOpen: (claimId: string) => void;
  /** The way back, where the queue is out of sight. */
  onBack: (() => void) | undefined;
};

/** Over the open claim: its place in the queue, and the way to the next one. */
export function DeskBar({ position, count, next, onOpen, onBack }: DeskBarProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {onBack && (
        <Button size="small" color="secondary" startIcon={<ArrowBack fontSize="small" />} onClick={onBack}>
          {t('Back to queue')}
        </Button>
      )}
      <Box sx={{ flex: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {position > 0 && t('{{position}} of {{total}}', { position, total: count })}
      </Box>
      {next && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          endIcon={<ArrowForward fontSize="small" />}
          onClick={() => onOpen(next.id)}
        >
          {t('Next claim')}
        </Button>
      )}
    </Box>
  );
}
