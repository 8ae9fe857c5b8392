import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { addUpAmounts } from '../../../domain/claim/claimAmounts';
import { useTranslation } from '../../../i18n/useTranslation';
import type { ClaimRow } from '../../../store/claims/list/listRow';
import { Money } from '../../../ui/labels/Money';
import { phone } from '../../../ui/theme/media';

/** What some rows of the list come to together. */
export const ClaimTotals = memo(function ClaimTotals({ rows }: { rows: readonly ClaimRow[] }) {
  const { t } = useTranslation();
  const { claimed, claiming, calculated, approved, outstanding } = useMemo(() => addUpAmounts(rows), [rows]);
  return (
    <Totals>
      <div>
        <dt>{t('Claimed')}</dt>
        <dd>
          {claiming > 0 ? <Money amount={claimed} /> : t('Not given')}
          {claiming > 0 && claiming < rows.length && (
            <small>{t('Given in {{count}} claims', { count: claiming })}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('Calculated')}</dt>
        <dd>
          <Money amount={calculated} />
        </dd>
      </div>
      <div>
        <dt>{t('Approved', { context: 'amount' })}</dt>
        <dd>
          <Money amount={approved} />
        </dd>
      </div>
      <div>
        <dt>{t('Outstanding')}</dt>
        <dd>
          <Money amount={outstanding} />
        </dd>
      </div>
    </Totals>
  );
});

const Totals = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  [phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 16 },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
  '& .amount': { whiteSpace: 'normal' },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));
