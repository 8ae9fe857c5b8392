import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatNumber } from '../../../../domain/settings/format';
import { useTranslation } from '../../../../i18n/useTranslation';
import type { MergeChoices, MergePlan } from '../../../../store/register/merging/types';
import { StackedTable } from '../../../../ui/list/StackedTable';
import { wordsOf } from '../../../../domain/register/kinds/kinds';
import { countPlan } from './mergeRows';
import { outcomeNames, outcomeWords } from './mergeWords';

/** How many records of each kind become what; what no record becomes is left out, on a phone row by row. */
export function PlanCounts({ plan, choices }: { plan: MergePlan; choices: MergeChoices }) {
  const { t } = useTranslation();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const rows = countPlan(plan, choices);

  if (phone) {
    return (
      <Box component="dl" aria-label={t('Records by type')} sx={{ display: 'grid', gap: 1, m: 0 }}>
        {rows.map(({ kind, counts }) => (
          <div key={kind}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {t(wordsOf(kind).many)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {outcomeNames
                .filter((outcome) => counts[outcome] > 0)
                .map((outcome) => `${t(outcomeWords[outcome])}: ${formatNumber(counts[outcome])}`)
                .join(' · ')}
            </Box>
          </div>
        ))}
      </Box>
    );
  }

  const outcomes = outcomeNames.filter((outcome) => rows.some(({ counts }) => counts[outcome] > 0));
  return (
    <StackedTable
      label={t('Records by type')}
      rows={rows}
      rowKey={({ kind }) => kind}
      columns={[
        { label: 'Records', width: '24%', cell: ({ kind }) => t(wordsOf(kind).many) },
        ...outcomes.map((outcome) => ({
          label: outcomeWords[outcome],
          align: 'right' as const,
          cell: ({ counts }: (typeof rows)[number]) => formatNumber(counts[outcome]),
        })),
      ]}
    />
  );
}
