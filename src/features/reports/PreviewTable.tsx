import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatNumber } from '../../domain/settings/format';
import {
  findTotals,
  type Cell,
  type Table as ReportTable,
  type ColumnKind,
  type TableColumn,
} from '../../domain/table';
import { isFigure } from '../../documents/table/cellText';
import { useTranslation } from '../../i18n/useTranslation';
import { StackedTable } from '../../ui/list/StackedTable';
import { useRoomFor } from '../../ui/page/useRoomFor';
import { useCellText } from './useCellText';

/** Rows in sight; the file holds all. */
const shownRows = { table: 50, cards: 10 };

type Row = readonly Cell[];

/** Pixels that a column of a kind needs. */
const columnWidths: Record<ColumnKind, number> = {
  text: 112,
  words: 112,
  wordList: 148,
  number: 84,
  average: 104,
  shillings: 128,
  percent: 84,
  day: 104,
  instant: 148,
};

/** With this room a table stays one however many its columns, and is scrolled: cards would be too long. Pixels. */
const tableRoom = 720;

/** A table of the report, its first rows and its totals; cards where there is no room for its columns. */
export function PreviewTable({ table }: { table: ReportTable }) {
  const { t } = useTranslation();
  const write = useCellText();
  // The heads of the columns say UGX.
  const cellText = (kind: ColumnKind, cell: Cell) => write(kind === 'shillings' ? 'number' : kind, cell);
  const titleId = useId();
  const { columns } = table;
  const needed = columns.reduce((width, { kind }) => width + columnWidths[kind], 0);
  const [wide, ref] = useRoomFor(Math.min(needed, tableRoom));
  const stacked = !wide;
  const shown = stacked ? shownRows.cards : shownRows.table;
  const rows: Row[] = table.rows.slice(0, shown);
  const totals = findTotals(table);

  return (
    <div ref={ref}>
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        {t(table.title)}
      </Typography>
      {rows.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('Nothing in this period.')}</Typography>}
      {rows.length > 0 && stacked && (
        <StackedTable
          label={t(table.title)}
          columns={columns.map(({ label, context, kind }, index) => ({
            label,
            context,
            cell: (row: Row) => (
              <Box component="span" sx={{ fontWeight: row === totals ? 600 : undefined }}>
                {row === totals && index === 0 ? t('Total') : cellText(kind, row[index])}
              </Box>
            ),
          }))}
          rows={totals ? [...rows, totals] : rows}
          rowKey={(_row, index) => String(index)}
          stacked
          shortValues
        />
      )}
      {rows.length > 0 && !stacked && (
        <Box tabIndex={0} role="region" aria-labelledby={titleId} sx={scrolled}>
          <Table aria-label={t(table.title)}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column.label} align={alignOf(column)} sx={{ verticalAlign: 'bottom' }}>
                    {t(column.label, { context: column.context })}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row, index) => (
                <TableRow key={index}>
                  {columns.map((column, place) => (
                    <TableCell key={column.label} align={alignOf(column)} sx={cellLook(column)}>
                      {cellText(column.kind, row[place])}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
              {totals && (
                <TableRow>
                  {columns.map((column, place) => (
                    <TableCell key={column.label} align={alignOf(column)} sx={cellLook(column, 600)}>
                      {place === 0 ? t('Total') : isFigure(column.kind) && cellText(column.kind, totals[place])}
                    </TableCell>
                  ))}
                </TableRow>
              )}
            </TableBody>
          </Table>
        </Box>
      )}
      {table.rows.length > shown && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('Showing {{shown}} of {{all}} rows. The downloaded file contains every row.', {
            shown,
            all: formatNumber(table.rows.length),
          })}
        </Typography>
      )}
    </div>
  );
}

/** A shadow at an edge behind which there is more: what is cut there must not read as whole. */
const scrolled = (theme: Theme) => {
  const { paper } = theme.vars.palette.background;
  const shadow = theme.vars.palette.outline;
  const fade = (side: 'left' | 'right', colour: string, width: number, attachment: 'local' | 'scroll') =>
    `linear-gradient(to ${side}, transparent, ${colour}) ${side} / ${width}px 100% no-repeat ${attachment}`;
  return {
    overflowX: 'auto',
    // What scrolls along covers the shadow where there is no more.
    background: [
      fade('left', `${paper} 70%`, 40, 'local'),
      fade('right', `${paper} 70%`, 40, 'local'),
      fade('left', shadow, 14, 'scroll'),
      fade('right', shadow, 14, 'scroll'),
    ].join(', '),
  };
};

const alignOf = ({ kind }: TableColumn) => (isFigure(kind) ? 'right' : 'left');

/** What is short stays on its line; names and notes wrap. */
const cellLook = ({ kind }: TableColumn, fontWeight = 400) => ({
  fontWeight,
  fontVariantNumeric: 'tabular-nums',
  minWidth: wraps(kind) ? 112 : 0,
  overflowWrap: wraps(kind) ? 'anywhere' : 'normal',
  verticalAlign: 'top',
  py: '9px',
  whiteSpace: wraps(kind) ? 'normal' : 'nowrap',
});

const wraps = (kind: ColumnKind) => kind === 'text' || kind === 'wordList';
