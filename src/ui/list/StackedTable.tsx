import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { Words, WordsContext } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { visuallyHidden } from '../page/VisuallyHidden';
import { LongText } from '../labels/LongText';

export type Column<Row> = {
  label: Words;
  context?: WordsContext;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** A button, which says itself what it does: in a block its label is only read out. */
  isButton?: boolean;
  /** Of the table's width; the rest share what is left. */
  width?: string;
};

type StackedTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** Under which width rows become blocks: a phone's, or a larger one where the columns need more room than that. */
  stackBelow?: 'sm' | 'md' | 'lg';
  /** Whether rows are blocks, where whoever shows the table knows the room it has. */
  stacked?: boolean;
  /** Values short enough for several to stand abreast in a block. */
  shortValues?: boolean;
};

/** A small table; on a phone each row is a block of label and value pairs, since nothing should scroll sideways. */
export function StackedTable<Row>(props: StackedTableProps<Row>) {
  const { label, columns, rows, rowKey, stackBelow = 'sm', shortValues = false } = props;
  const { t } = useTranslation();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(stackBelow), { noSsr: true });

  if (props.stacked ?? narrow) {
    return (
      <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, index) => (
          <Card component="li" key={rowKey(row, index)} sx={{ p: 1.5 }}>
            <Box
              component="dl"
              sx={{ display: 'grid', gap: 1, gridTemplateColumns: shortValues ? abreast : '1fr', m: 0 }}
            >
              {columns.map((column) => (
                <div key={column.label}>
                  <Box
                    component="dt"
                    sx={column.isButton ? visuallyHidden : { typography: 'body2', color: 'text.secondary' }}
                  >
                    {t(column.label, { context: column.context })}
                  </Box>
                  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                    {shownCell(column.cell(row))}
                  </Box>
                </div>
              ))}
            </Box>
          </Card>
        ))}
      </Box>
    );
  }

  return (
    <Table aria-label={label} sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          {columns.map(({ label: heading, context, align, width }) => (
            <TableCell key={heading} align={align} sx={{ width, whiteSpace: 'normal' }}>
              {t(heading, { context })}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={rowKey(row, index)}>
            {columns.map((column) => (
              <TableCell
                key={column.label}
                align={column.align}
                sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', verticalAlign: 'top', py: '9px' }}
              >
                {shownCell(column.cell(row))}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const shownCell = (cell: ReactNode) => (typeof cell === 'string' ? <LongText text={cell} /> : cell);

const abreast = 'repeat(auto-fill, minmax(min(100%, 120px), 1fr))';
