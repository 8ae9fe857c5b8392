import MapOutlined from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { districtName } from '../../../domain/place/districts';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectDistrictFunds, type DistrictFunds as Row } from '../../../store/fundLedger/figures';
import { useAppSelector } from '../../../store/hooks';
import { ChartSkeleton, barsHeight } from '../../../ui/charts/ChartSkeleton';
import { EmptyState } from '../../../ui/page/EmptyState';
import { useFormats } from '../../../ui/text/formats';
import { Money } from '../../../ui/labels/Money';
import { OnDemand } from '../../../ui/onDemand/OnDemand';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StackedTable } from '../../../ui/list/StackedTable';

/** Districts in sight before the rest is asked for; more bars than these nobody takes in. */
const firstRows = 12;

const loadChart = () => import(/* webpackChunkName: "fund-chart" */ './DistrictFundsChart');

const columns = [
  { label: 'District', cell: ({ district }: Row) => districtName(district) },
  { label: 'Allocated', cell: ({ allocated }: Row) => <Money amount={allocated} />, align: 'right' },
  { label: 'Paid', context: 'amount', cell: ({ paid }: Row) => <Money amount={paid} />, align: 'right' },
  { label: 'Remaining', cell: ({ remaining }: Row) => <Remaining amount={remaining} />, align: 'right' },
] as const;

/** What each district was allocated against what was paid there, as a chart and as a table. */
export function DistrictFunds() {
  const { t } = useTranslation();
  const rows = useAppSelector(selectDistrictFunds);
  const [all, setAll] = useState(false);
  const first = rows.slice(0, firstRows);
  return (
    <SectionCard
      title={t('Allocations by district')}
      description={t("Paid shows payments since the ledger opened, by the claimant's district.")}
    >
      {rows.length === 0 ? (
        <EmptyState
          icon={<MapOutlined />}
          title={t('No allocations yet')}
          text={t('Districts appear here after their first allocation. Record it with the form on this page.')}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <OnDemand load={loadChart} skeleton={<ChartSkeleton height={barsHeight(first.length)} />}>
            {({ DistrictFundsChart }) => <DistrictFundsChart rows={first} />}
          </OnDemand>
          <StackedTable
            label={t('Allocations by district')}
            columns={columns}
            rows={all ? rows : first}
            rowKey={({ district }) => district}
            shortValues
          />
          {rows.length > firstRows && (
            <Button sx={{ justifySelf: 'start' }} aria-expanded={all} onClick={() => setAll(!all)}>
              {all
                ? t('Show top {{shown}} by allocation', { shown: firstRows })
                : t('Show all {{all}} districts', { all: rows.length })}
            </Button>
          )}
        </Box>
      )}
    </SectionCard>
  );
}

/** UGX; a district that was paid more than it was allocated says so in words. */
function Remaining({ amount }: { amount: number }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (amount >= 0) return <Money amount={amount} />;
  return (
    <Box component="span" sx={{ color: 'error.main' }}>
      {t('Overspent by {{amount}}', { amount: money(-amount) })}
    </Box>
  );
}
