import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState, type ComponentProps } from 'react';
import { shorten, type SheetRow } from '../../../domain/claimImport/sheet/cell';
import { isGood, type CheckedRow } from '../../../domain/claimImport/rows/checkRow';
import { importField, type ImportField, type RowProblem } from '../../../domain/claimImport/importFields';
import type { Mapping } from '../../../domain/claimImport/mapping';
import { pageOf } from '../../../domain/paging';
import { useTranslation } from '../../../i18n/useTranslation';
import { FilterSelect } from '../../../ui/list/FilterSelect';
import { Pager } from '../../../ui/list/Pager';
import { StackedTable } from '../../../ui/list/StackedTable';
import { choiceGrid } from '../ChoiceField';
import { cellOf, problemText, problemsText } from '../rowWords';

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
  const [filter, setFilter] = useState<FilterName | undefined>(() => (checked.every(isGood) ? undefined : 'refused'));
  const [view, setView] = useState<{ page: number; size: number }>({ page: 1, size: sizes[0] });
  const [field, setField] = useState<ImportField>();
  const refusals = useMemo(() => countByField(checked), [checked]);
  const filtered = filter ? checked.filter(filters[filter].keeps) : checked;
  const kept = field ? filtered.filter((line) => line.problems.some((problem) => problem.field === field)) : filtered;
  const { rows, page, pages, from, to } = pageOf(kept, view.page, view.size);

  return (
    <Box component="section" aria-label={t('Rows')}>
      <Box sx={{ ...choiceGrid, mb: 1.5 }}>
        <Choosing
          label={t('Rows shown')}
          all={t('All rows')}
          value={filter}
          options={filterNames.map((value) => ({ value, label: t(filters[value].label) }))}
          onChoose={(chosen) => {
            setFilter(chosen);
            setField(undefined);
            setView((before) => ({ ...before, page: 1 }));
          }}
        />
        {filter === 'refused' && refusals.length > 1 && (
          <Choosing
            label={t('Refused because of')}
            all={t('Any field')}
            value={field}
            options={refusals.map(({ field: value, rows: count }) => ({
              value,
              label: t('{{field}}, {{count}} rows', { field: t(importField(value).label), count }),
            }))}
            onChoose={(chosen) => {
              setField(chosen);
              setView((before) => ({ ...before, page: 1 }));
            }}
          />
        )}
      </Box>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('No rows match this filter.')}</Typography>
      ) : (
        <StackedTable
          label={t('Rows in the file')}
          rows={rows}
          rowKey={({ row }) => String(row)}
          columns={[
            { label: 'Row', width: '96px', cell: ({ row }) => row },
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

/** The fields for which rows are refused, each with how many, the most first. */
function countByField(checked: readonly CheckedRow[]): { field: ImportField; rows: number }[] {
  const rows = new Map<ImportField, number>();
  for (const { problems } of checked) {
    for (const field of new Set(problems.flatMap((problem) => problem.field ?? []))) {
      rows.set(field, (rows.get(field) ?? 0) + 1);
    }
  }
  return [...rows].map(([field, count]) => ({ field, rows: count })).sort((a, b) => b.rows - a.rows);
}

type ChoosingProps<Value extends string> = Omit<ComponentProps<typeof FilterSelect<Value>>, 'id'> & { label: string };

/** What of the rows is shown, under its name. */
function Choosing<Value extends string>({ label, ...rest }: ChoosingProps<Value>) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {label}
      </Box>
      <FilterSelect id={id} {...rest} />
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
