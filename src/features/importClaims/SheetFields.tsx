import Box from '@mui/material/Box';
import { cellAsText, shorten } from '../../domain/claimImport/cell';
import { useTranslation } from '../../i18n/useTranslation';
import { ChoiceField, choiceGrid } from './ChoiceField';
import { startReading, type ChangeReading, type Reading } from './importState';

/** Headers stand among the first rows. */
const rowsOffered = 20;
const longestRow = 80;

/** Which sheet of a workbook is read, and which of its rows holds the headers. */
export function SheetFields({ reading, onChange }: { reading: Reading; onChange: ChangeReading }) {
  const { t } = useTranslation();
  const { fileName, sheets, sheet, headerRow } = reading;
  const first = sheets[sheet]?.rows.slice(0, rowsOffered) ?? [];
  return (
    <Box sx={choiceGrid}>
      {sheets.length > 1 && (
        <ChoiceField
          label={t('Sheet')}
          value={String(sheet)}
          options={sheets.map(({ name, rows }, index) => ({
            value: String(index),
            label: t('{{name}} ({{count}} rows)', { name, count: rows.length }),
          }))}
          onChoose={(value) => onChange(() => startReading(fileName, sheets, Number(value)))}
        />
      )}
      <ChoiceField
        label={t('Header row')}
        value={String(headerRow)}
        options={first.map((row, index) => ({
          value: String(index),
          label: `${index + 1}: ${shorten(row.map(cellAsText).filter(Boolean).join(', '), longestRow)}`,
        }))}
        onChoose={(value) => onChange(() => startReading(fileName, sheets, sheet, Number(value)))}
      />
    </Box>
  );
}
