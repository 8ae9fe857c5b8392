import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { cellAsText, type SheetRow } from '../../../domain/claimImport/sheet/cell';
import { formColumnWords } from '../../../domain/claimImport/formColumns';
import { importFieldNames } from '../../../domain/claimImport/importFields';
import { reasonsHeader, type Mapping } from '../../../domain/claimImport/mapping';
import { foreignUnitIn } from '../../../domain/claimImport/units';
import { useTranslation } from '../../../i18n/useTranslation';
import { columnName, samplesText } from '../rowWords';

type UnusedColumnsProps = { headers: SheetRow; samples: readonly SheetRow[]; mapping: Mapping };

/** What of the file is not read: nothing is left out without being shown. */
export function UnusedColumns({ headers, samples, mapping }: UnusedColumnsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const used = new Set(
    importFieldNames.map((field) => {
      const source = mapping[field];
      return source && 'column' in source ? source.column : undefined;
    }),
  );
  const unused = headers.flatMap((header, column) => {
    const name = cellAsText(header);
    return used.has(column) || name === '' || name === reasonsHeader
      ? []
      : [{ column, unit: foreignUnitIn(name), form: formColumnWords(name) }];
  });
  if (unused.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {t('Unused columns')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('These are not imported. If you need one, choose it for a field above.')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {unused.map(({ column, unit, form }) => (
          <li key={column}>
            {columnName(headers, column)}
            <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {form && ` (${t(form)})`}
              {unit && ` (${t('another unit: {{unit}}', { unit })})`} {samplesText(samples, column)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
