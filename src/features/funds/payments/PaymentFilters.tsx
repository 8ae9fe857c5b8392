import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatNumber } from '../../../domain/settings/format';
import { paymentGroupNames, paymentGroups, type PaymentGroup } from '../../../domain/payment/paymentGroups';
import { useTranslation } from '../../../i18n/useTranslation';
import { SearchBox } from '../../../ui/list/SearchBox';

type PaymentFiltersProps = {
  /** Undefined shows all. */
  status: PaymentGroup | undefined;
  counts: Record<PaymentGroup | 'all', number>;
  search: string;
  onStatus: (status: PaymentGroup | undefined) => void;
  onSearch: (text: string) => void;
  onSearchLeft: () => void;
};

export function PaymentFilters({ status, counts, search, onStatus, onSearch, onSearchLeft }: PaymentFiltersProps) {
  const { t } = useTranslation();
  const choices = [
    { value: undefined, label: t('All'), count: counts.all },
    ...paymentGroupNames.map((value) => ({ value, label: t(paymentGroups[value].label), count: counts[value] })),
  ];

  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Box role="search" sx={{ maxWidth: { sm: 480 } }}>
        <SearchBox
          label={t('Search payments')}
          placeholder={t('Search claim, payee, account, reference...')}
          value={search}
          onChange={onSearch}
          onBlur={onSearchLeft}
        />
      </Box>
      <Box role="group" aria-label={t('Filter by status')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map(({ value, label, count }) => (
          <Button
            key={label}
            size="small"
            variant={value === status ? 'contained' : 'outlined'}
            color={value === status ? 'primary' : 'secondary'}
            aria-pressed={value === status}
            onClick={() => onStatus(value)}
            sx={{ gap: 0.75, fontVariantNumeric: 'tabular-nums' }}
          >
            {label} <span>{formatNumber(count)}</span>
          </Button>
        ))}
      </Box>
    </Box>
  );
}
