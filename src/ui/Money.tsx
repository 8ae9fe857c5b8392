import { styled } from '@mui/material/styles';
import { formatMoney } from '../domain/format';
import { useTranslation } from '../i18n/useTranslation';

const Amount = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const Unknown = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Whole shillings; an amount that nobody has calculated yet says so (PRODUCT "One truth"). */
export function Money({ amount }: { amount: number | undefined }) {
  const { t } = useTranslation();
  return amount === undefined ? <Unknown>{t('Not yet assessed')}</Unknown> : <Amount>{formatMoney(amount)}</Amount>;
}
