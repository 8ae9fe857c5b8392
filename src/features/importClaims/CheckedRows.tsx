import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { shorten, type SheetRow } from '../../domain/claimImport/cell';
import { isGood, type CheckedRow } from '../../domain/claimImport/checkRow';
import { importField, type RowProblem } from '../../domain/claimImport/importFields';
import type { Mapping } from '../../domain/claimImport/mapping';
import { pageOf } from '../../domain/paging';
import { useTranslation } from '../../i18n/useTranslation';
import { FilterSelect } from '../../ui/list/FilterSelect';
import { Pager } from '../../ui/list/Pager';
import { StackedTable } from '../../ui/list/StackedTable';
import { cellOf, problemText, problemsText } from './rowWords';

const filters = {
  refused: { label: 'Refused', keeps: (line: CheckedRow) => !isGood(line) },
  warned: { label: 'Possible duplicates', keeps: (line: CheckedRow) => line.warning !== undefined },
  hinted: { label: 'Dates to check', keeps: (line: CheckedRow) => line.hint !== undefined },
  good: { label: 'Can be added', keeps: isGood },
} as const;

type FilterName = keyof typeof filters;
const filterNames = Object.keys(filters) as FilterName[];

const sizes = [25, 50, 100] as const;
const longestCell = 60;

type CheckedRowsProps = {
  checked: readonly CheckedRow[];
  cells: ReadonlyMap<number, SheetRow>;
  mapping: Mapping;
};

/** Every row with what is wrong with it, those with errors first in sight. */
export function CheckedRows({ checked, cells, mapping }: CheckedRowsProps) {
  const { t } = useTranslation();
  const filterId = useId();
  const [filter, setFilter] = useState<FilterName | undefined>(() => (checked.every(isGood) ? undefined : 'refused'));
  const [view, setView] = useState<{ page: number; size: number }>({ page: 1, size: sizes[0] });
  const kept = filter ? checked.filter(filters[filter].keeps) : checked;
  const { rows, page, pages, from, to } = pageOf(kept, view.page, view.size);

  return (
    <Box component="section" aria-label={t('Rows')}>
      <Box sx={{ display: 'grid', gap: 0.5, maxWidth: { sm: 280 }, mb: 1.5 }}>
        <Box component="label" htmlFor={filterId} sx={{ typography: 'body2', fontWeight: 600 }}>
          {t('Rows shown')}
        </Box>
        <FilterSelect
          id={filterId}
          all={t('All rows')}
          value={filter}
          options={filterNames.map((value) => ({ value, label: t(filters[value].label) }))}
          onChoose={(chosen) => {
            setFilter(chosen);
            setView((before) => ({ ...before, page: 1 }));
          }}
        />
      </Box>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('No rows match this filter.')}</Typography>
      ) : (
        <StackedTable
          label={t('Rows in the file')}
          rows={rows}
          rowKey={({ row }) => String(row)}
          columns={[
            { label: 'Row', width: '72px', cell: ({ row }) => row },
            { label: 'Claimant', width: '20%', cell: ({ form }) => form.fullName || '–' },
            { label: 'National ID', width: '24%', cell: ({ form }) => form.nationalId || '–' },
            {
              label: 'Result',
              cell: ({ row, ...found }) => <Findings {...found} cells={cells.get(row) ?? []} mapping={mapping} />,
            },
          ]}
        />
      )}
      <Pager
        {...{ page, pages, from, to }}
        total={kept.length}
        size={view.size}
        sizes={sizes}
        sizeLabel={t('Rows per page')}
        onChangeView={(change) => setView((before) => ({ ...before, ...change }))}
      />
    </Box>
  );
}

type FindingsProps = Omit<CheckedRow, 'row'> & { cells: SheetRow; mapping: Mapping };

function Findings({ problems, warning, hint, cells, mapping }: FindingsProps) {
  const { t } = useTranslation();
  if (problems.length === 0) {
    const remarks = [warning, hint].flatMap((remark) => (remark ? problemsText(t, [remark]) : []));
    return remarks.join('; ') || t('Can be added');
  }
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
      {problems.map((problem, index) => (
        <li key={index}>
          <Problem problem={problem} found={problem.field ? cellOf(problem.field, mapping, cells) : ''} />
        </li>
      ))}
    </Box>
  );
}

/** What is wrong, at the field's name and what stands in its cell. */
function Problem({ problem, found }: { problem: RowProblem; found: string }) {
  const { t } = useTranslation();
  const short = shorten(found, longestCell);
  return (
    <>
      {problem.field && (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {t(importField(problem.field).label)}
          {short && problem.params?.value === undefined && ` (${short})`}
          {': '}
        </Box>
      )}
      <Box component="span" sx={{ color: 'error.main' }}>
        {problemText(t, problem)}
      </Box>
    </>
  );
}
