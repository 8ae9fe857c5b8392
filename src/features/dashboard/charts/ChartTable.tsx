import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { phone } from '../../../ui/theme/media';
import { ShowAsTable } from '../../../ui/charts/ShowAsTable';

type ChartTableProps = {
  label: string;
  /** Headings; all columns but the first hold figures. */
  columns: string[];
  rows: { key: string; name: ReactNode; figures: ReactNode[] }[];
};

/** On a phone heads and names take two lines, so that all columns fit; a word breaks only where it is longer than its column. */
const narrow = {
  [phone]: { tableLayout: 'fixed', '& th, & td': { px: 0.5, whiteSpace: 'normal', overflowWrap: 'break-word' } },
} as const;

/** What a chart shows as a table, behind a disclosure. */
export function ChartTable({ label, columns: [first, ...rest], rows }: ChartTableProps) {
  return (
    <ShowAsTable>
      <Table aria-label={label} sx={narrow}>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            {rest.map((heading) => (
              <TableCell key={heading} align="right">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, figures }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                {name}
              </TableCell>
              {figures.map((figure, index) => (
                <TableCell key={rest[index]} align="right">
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ShowAsTable>
  );
}
