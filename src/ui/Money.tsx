import { styled } from '@mui/material/styles';
import type { ClaimStatus } from '../domain/statuses';
import { useTranslation } from '../i18n/useTranslation';
import { useFormats } from './formats';

const Amount = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const Unknown = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

type MoneyProps = {
  /** Whole shillings. */
  amount: number | undefined;
  /** Beside what is typed or decided: in UGX, whatever currency was chosen. */
  official?: boolean;
  /** Of the claim that it is the amount of: one that was rejected will not be assessed any more. */
  status?: ClaimStatus;
};

/** An amount in the chosen currency; one that nobody has calculated yet says so (PRODUCT "One truth"). */
export function Money({ amount, official = false, status }: MoneyProps) {
  const { t } = useTranslation();
  const { money, shillings } = useFormats();
  if (amount === undefined) {
    return <Unknown>{status === 'rejected' ? t('Not assessed') : t('Not yet assessed')}</Unknown>;
  }
  return <Amount>{official ? shillings(amount) : money(amount)}</Amount>;
}
