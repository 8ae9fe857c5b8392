import Box from '@mui/material/Box';
import { formatMoney } from '../domain/format';
import { useTranslation } from '../i18n/useTranslation';

/** Whole shillings; an amount that nobody has calculated yet says so (PRODUCT "One truth"). */
export function Money({ amount }: { amount: number | undefined }) {
  const { t } = useTranslation();
  if (amount === undefined) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('Not yet assessed')}
      </Box>
    );
  }
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(amount)}
    </Box>
  );
}
