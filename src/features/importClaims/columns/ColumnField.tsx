import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useId } from 'react';
import type { SheetRow } from '../../../domain/claimImport/sheet/cell';
import { choicesOf } from '../../../domain/claimImport/choices';
import type { GuessBasis } from '../../../domain/claimImport/columns/guess';
import { importField, type ImportField } from '../../../domain/claimImport/importFields';
import type { Source } from '../../../domain/claimImport/mapping';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { Choice } from '../../../ui/form/choice/Choice';
import { isMissing } from '../importState';
import { columnName, samplesText } from '../rowWords';

const fixedValue = 'fixed';

const guessWords: Record<GuessBasis, Words> = {
  name: 'Guessed from the column’s name',
  contents: 'Guessed from the column’s contents',
  both: 'Guessed from the column’s name and contents',
};

export type ChooseSource = (field: ImportField, source: Source | undefined) => void;

type ColumnFieldProps = {
  field: ImportField;
  headers: SheetRow;
  samples: readonly SheetRow[];
  source: Source | undefined;
  /** What the column rests on where it was guessed. */
  guess: GuessBasis | undefined;
  /** The same function at every drawing. */
  onChoose: ChooseSource;
};

/** Which column holds a field, or the value that it has in every row; beside it the first values of that column. */
export const ColumnField = memo(function ColumnField(props: ColumnFieldProps) {
  const { field, headers, samples, source, guess, onChoose } = props;
  const { t } = useTranslation();
  const id = useId();
  const { label, required, fixable, kind } = importField(field);
  const width = Math.max(headers.length, ...samples.map((row) => row.length));
  const fixed = source && 'fixed' in source;
  const missing = isMissing(field, source);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px 300px minmax(0, 1fr)' },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600, color: missing ? 'error.main' : undefined }}>
        {t(label)}
        {required && (
          <Box component="span" sx={{ color: 'error.main' }}>
            {' *'}
          </Box>
        )}
      </Box>
      <Choice
        error={missing && !fixed}
        value={fixed ? fixedValue : source ? String(source.column) : ''}
        options={[
          ...(fixable ? [{ value: fixedValue, label: t('The same for every row') }] : []),
          ...Array.from({ length: width }, (_, column) => ({
            value: String(column),
            label: columnName(headers, column),
          })),
        ]}
        none={t('Not in the file')}
        inputProps={{ id, 'aria-required': required, 'aria-describedby': guess && `${id}-guess` }}
        onChoose={(value) => {
          if (value === '') onChoose(field, undefined);
          else onChoose(field, value === fixedValue ? { fixed: '' } : { column: Number(value) });
        }}
      />
      {fixed && (
        <FixedValue
          label={t('{{field}} for every row', { field: t(label) })}
          choices={choicesOf(kind)}
          value={source.fixed}
          missing={missing}
          onChange={(value) => onChoose(field, { fixed: value })}
        />
      )}
      {source && 'column' in source && (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere', typography: 'body2' }}>
          {samplesText(samples, source.column) || t('This column is empty in the first rows')}
          {guess && (
            <Box id={`${id}-guess`} sx={{ color: 'info.main' }}>
              {t(guessWords[guess])}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
});

type FixedValueProps = {
  label: string;
  choices: ReturnType<typeof choicesOf>;
  value: string;
  missing: boolean;
  onChange: (value: string) => void;
};

function FixedValue({ label, choices, value, missing, onChange }: FixedValueProps) {
  const { t } = useTranslation();
  if (!choices) {
    return (
      <OutlinedInput
        size="small"
        error={missing}
        value={value}
        inputProps={{ 'aria-label': label }}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <Choice
      error={missing}
      value={value}
      options={choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))}
      none={t('Choose')}
      inputProps={{ 'aria-label': label }}
      onChoose={onChange}
    />
  );
}
