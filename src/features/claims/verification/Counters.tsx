import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { formatNumber } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectClaimFigures } from '../../../store/claims/figures/figures';
import { selectPendingElsewhere, selectPendingReview } from '../../../store/claims/figures/queues';
import { useAppSelector } from '../../../store/hooks';

/** The three counters of docs/product.md, Verification. */
export function Counters({ today }: { today: string }) {
  const { t } = useTranslation();
  const pending = useAppSelector((state) => selectPendingReview(state, today));
  const { approved, rejected } = useAppSelector((state) => selectClaimFigures(state, today).today);
  // The officer's figure counts more than the officer's queue: what is pending with the committee too.
  const elsewhere = useAppSelector((state) => selectPendingElsewhere(state, today));
  const counters = [
    {
      label: t('Pending Review'),
      count: pending,
      remark: elsewhere > 0 ? t('({{count}} with the committee)', { count: elsewhere }) : undefined,
    },
    { label: t('Approved Today'), count: approved, remark: undefined },
    { label: t('Rejected Today'), count: rejected, remark: undefined },
  ];
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, m: 0 }}>
      {counters.map(({ label, count, remark }) => (
        <Card key={label} sx={{ display: 'flex', flexDirection: 'column', px: 1.5, py: 0.75, minWidth: { sm: 132 } }}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, mt: 'auto', typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(count)}{' '}
            {remark && (
              <Box component="span" sx={{ display: 'inline-block', typography: 'caption', color: 'text.secondary' }}>
                {remark}
              </Box>
            )}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
