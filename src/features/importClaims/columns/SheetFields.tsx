import Box from '@mui/material/Box';
import { cellAsText, separators, shorten, type Separator } from '../../../domain/claimImport/sheet/cell';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { ChoiceField, choiceGrid } from '../ChoiceField';
import { startReading, type ChangeReading, type Reading } from '../importState';

/** Headers stand among the first rows. */
const rowsOffered = 20;
const longestRow = 80;

const separatorWords = {
  ',': 'Comma (,)',
  ';': 'Semicolon (;)',
  '\t': 'Tab',
  '|': 'Vertical bar (|)',
} as const satisfies Record<Separator, Words>;

type SheetFieldsProps = { reading: Reading; onChange: ChangeReading; onSeparate: (separator: Separator) => void };

/** Which sheet of a workbook is read, what separates the columns of a CSV file, and which row holds the headers. */
export function SheetFields({ reading, onChange, onSeparate }: SheetFieldsProps) {
  const { t } = useTranslation();
  const { fileName, sheets, sheet, headerRow } = reading;
  const separator = sheets[sheet]?.separator;
  const first = sheets[sheet]?.rows.slice(0, rowsOffered) ?? [];
  return (
    <Box sx={choiceGrid}>
      {sheets.length > 1 && (
        <ChoiceField
          label={t('Sheet')}
          value={String(sheet)}
          options={sheets.map(({ name, rows, hidden }, index) => ({
            value: String(index),
            label: hidden
              ? t('{{name}} (hidden, {{count}} rows)', { name, count: rows.length })
              : t('{{name}} ({{count}} rows)', { name, count: rows.length }),
          }))}
          onChoose={(value) => onChange(() => startReading(fileName, sheets, Number(value)))}
        />
      )}
      {separator !== undefined && (
        <ChoiceField
          label={t('Columns are separated by')}
          value={separator}
          options={separators.map((value) => ({ value, label: t(separatorWords[value]) }))}
          onChoose={onSeparate}
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
