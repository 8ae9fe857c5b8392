import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { severities, severityNames } from '../../../domain/audit/audit';
import { useTranslation } from '../../../i18n/useTranslation';
import type { DayOfEvents } from '../../../store/audit/eventsByDay';
import { useFormats } from '../../../ui/text/formats';

/** What the chart shows, newest day first. */
export function DaysTable({ days, label }: { days: readonly DayOfEvents[]; label: string }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <Box sx={{ maxHeight: 360, overflowY: 'auto', '& .MuiTableCell-root': { px: { xs: 0.5, sm: 1.5 } } }}>
      <Table stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('Day')}</TableCell>
            {severityNames.map((severity) => (
              <TableCell key={severity} align="right">
                {t(severities[severity].label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...days].reverse().map((row) => (
            <TableRow key={row.day}>
              <TableCell component="th" scope="row">
                {date(row.day)}
              </TableCell>
              {severityNames.map((severity) => (
                <TableCell key={severity} align="right">
                  {row[severity]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
