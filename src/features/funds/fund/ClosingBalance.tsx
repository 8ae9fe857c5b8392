import Box from '@mui/material/Box';
import { useId } from 'react';
import { closingBalance } from '../../../domain/payment/ledger';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../../ui/text/formats';

type ClosingBalanceProps = {
  /** UGX; undefined for a text that is no amount. */
  opening: number | undefined;
  allocation: number | undefined;
};

/** What the entry leaves in the fund. */
export function ClosingBalance({ opening, allocation }: ClosingBalanceProps) {
  const { t } = useTranslation();
  const { shillings } = useFormats();
  const id = useId();
  const closing = opening === undefined || allocation === undefined ? undefined : closingBalance(opening, allocation);
  const missing = opening === undefined ? t('Enter opening balance first') : '–';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box id={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {t('Closing balance')}
      </Box>
      <Box
        component="output"
        aria-labelledby={id}
        sx={{
          fontVariantNumeric: 'tabular-nums',
          fontWeight: closing === undefined ? undefined : 600,
          color: closing === undefined ? 'text.secondary' : closing < 0 ? 'error.main' : undefined,
        }}
      >
        {closing === undefined ? missing : shillings(closing)}
      </Box>
    </Box>
  );
}
