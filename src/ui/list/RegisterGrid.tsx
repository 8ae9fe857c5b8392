import Card from '@mui/material/Card';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { SortOrder } from '../../domain/sortOrder';
import { rowHeight as oneLine } from '../theme/media';

type RegisterGridProps<Row extends { id: string }> = {
  /** Names the grid. */
  label: string;
  /** The rows of the page that is shown, in their order; 100 at most, more the grid does not take. */
  rows: readonly Row[];
  columns: readonly GridColDef<Row>[];
  /** Pixels, for rows of more than one line. */
  rowHeight?: number;
  /** The field of the column by which the rows are sorted. */
  sort: string;
  order: SortOrder;
  onSort: (field: string, order: SortOrder) => void;
};

/**
 * The data grid as a table of the register. Which rows are shown, and in which order, is for the caller to say, so that
 * cards on a phone show the same. Heavy: load what uses it on demand.
 */
export function RegisterGrid<Row extends { id: string }>(props: RegisterGridProps<Row>) {
  const { label, rows, columns, rowHeight = oneLine, sort, order, onSort } = props;
  const { t } = useTranslation();
  const localeText = useMemo(() => ({ columnHeaderSortIconLabel: t('Sort') }), [t]);
  // The same list for the same order: another one counts as sorted anew, and takes the grid to its first row.
  const sortModel = useMemo(() => [{ field: sort, sort: order }], [sort, order]);
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'max(480px, calc(100dvh - 160px))' }}>
      <DataGrid<Row>
        aria-label={label}
        rows={rows}
        columns={columns}
        rowHeight={rowHeight}
        columnHeaderHeight={oneLine}
        localeText={localeText}
        initialState={onePage}
        hideFooter
        sortingMode="server"
        sortingOrder={sortingOrder}
        sortModel={sortModel}
        onSortModelChange={([model]) => model?.sort && onSort(model.field, model.sort)}
        rowSelection={false}
        disableColumnMenu
        disableColumnResize
        // It would try out whether the page may make code of text, which the content security policy refuses.
        disableEval
        sx={look}
      />
    </Card>
  );
}

const onePage = { pagination: { paginationModel: { pageSize: 100 } } };
const sortingOrder = ['asc', 'desc'] as const;

const look = {
  border: 0,
  [`& .${gridClasses.columnHeader}, & .${gridClasses.filler}`]: { bgcolor: 'background.default' },
  [`& .${gridClasses.columnHeaderTitle}`]: { typography: 'body2', fontWeight: 600, color: 'text.secondary' },
  [`&& .${gridClasses.sortButton}`]: { bgcolor: 'transparent' },
  [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
  [`& .${gridClasses.cell}`]: { display: 'flex', alignItems: 'center', fontVariantNumeric: 'tabular-nums' },
} as const;
