import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, type ReactNode, type Ref } from 'react';
import type { Separator } from '../../../domain/claimImport/sheet/cell';
import {
  importField,
  importFieldNames,
  type FieldGroup,
  type ImportField,
} from '../../../domain/claimImport/importFields';
import { maximumImport } from '../../../domain/claimImport/sheet/limits';
import { formatNumber } from '../../../domain/settings/format';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { FormActions } from '../../../ui/form/FormActions';
import { SectionCard } from '../../../ui/page/SectionCard';
import { ColumnField, type ChooseSource } from './ColumnField';
import { FormatFields } from './FormatFields';
import { HiddenCells } from './HiddenCells';
import { dataRows, headersOf, isMissing, withSource, type ChangeReading, type Reading } from '../importState';
import { SheetFields } from './SheetFields';
import { UnusedColumns } from './UnusedColumns';

const groups: Record<FieldGroup, Words> = {
  claimant: 'Claimant',
  incident: 'Incident',
  kind: 'Details by incident type',
  further: 'Second and third crop, animal or property',
  record: 'Status, amounts and dates',
};
const groupNames = Object.keys(groups) as FieldGroup[];

/** How many rows give the samples beside a column. */
const sampled = 50;

type ColumnsStepProps = {
  ref: Ref<HTMLDivElement>;
  reading: Reading;
  busy: boolean;
  onChange: ChangeReading;
  onSeparate: (separator: Separator) => void;
  onContinue: () => void;
  onBack: () => void;
};

export function ColumnsStep(props: ColumnsStepProps) {
  const { ref, reading, busy, onChange, onSeparate, onContinue, onBack } = props;
  const { t } = useTranslation();
  const { sheets, sheet, headerRow, leaveOutHidden, mapping, guessed, recalled } = reading;
  const headers = headersOf(reading);
  const rows = useMemo(
    () => dataRows({ sheets, sheet, headerRow, leaveOutHidden }),
    [sheets, sheet, headerRow, leaveOutHidden],
  );
  const samples = useMemo(() => rows.slice(0, sampled).map(({ cells }) => cells), [rows]);
  const choose: ChooseSource = useCallback(
    (field, source) => onChange((before) => withSource(before, field, source)),
    [onChange],
  );
  const missing = importFieldNames.filter((field) => isMissing(field, mapping[field]));
  // Where the columns begin, and beside the button that goes on without them.
  const missingFields = missing.length > 0 && <MissingFields fields={missing} />;

  return (
    <SectionCard
      ref={ref}
      title={t('Step 2 of 4: Columns and formats')}
      description={t('{{file}}: {{count}} rows', { file: reading.fileName, count: rows.length })}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {recalled && (
          <Alert severity="info">
            {t(
              'A file with the same headers was read on this device before. The same columns and formats are chosen here.',
            )}
          </Alert>
        )}
        {missingFields}
        {rows.length > maximumImport && (
          <Alert severity="warning">
            {t('The file has {{rows}} rows. You can add up to {{most}} claims at once. Split the file first.', {
              rows: formatNumber(rows.length),
              most: formatNumber(maximumImport),
            })}
          </Alert>
        )}
        <SheetFields reading={reading} onChange={onChange} onSeparate={onSeparate} />
        <HiddenCells reading={reading} onChange={onChange} />
        <FormatFields reading={reading} onChange={onChange} />
        {Object.keys(guessed).length > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('We guessed some of the columns below. Check each one against the values beside it.')}
          </Typography>
        )}
        {groupNames.map((group) => (
          <FieldGroupSection key={group} group={group} opened={fieldsOf(group).some((field) => mapping[field])}>
            {fieldsOf(group).map((field) => (
              <ColumnField
                key={field}
                field={field}
                headers={headers}
                samples={samples}
                source={mapping[field]}
                guess={guessed[field]}
                onChoose={choose}
              />
            ))}
          </FieldGroupSection>
        ))}
        <UnusedColumns headers={headers} samples={samples} mapping={mapping} />
        {missingFields}
        <FormActions>
          <Button color="secondary" onClick={onBack} disabled={busy}>
            {t('Choose another file')}
          </Button>
          <Button variant="contained" onClick={onContinue} disabled={busy || rows.length === 0}>
            {t('Continue')}
          </Button>
        </FormActions>
      </Box>
    </SectionCard>
  );
}

const fieldsOf = (group: FieldGroup) => importFieldNames.filter((field) => importField(field).group === group);

type FieldGroupSectionProps = { group: FieldGroup; opened: boolean; children: ReactNode };

/** The fields of a group. Those of further items are folded away until the file has one: most files have none. */
function FieldGroupSection({ group, opened, children }: FieldGroupSectionProps) {
  const { t } = useTranslation();
  return (
    <Box component="section" aria-label={t(groups[group])}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t(groups[group])}
      </Typography>
      {group === 'further' ? (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('For claims that name several of them in one row. The first one has its columns above.')}
          </Typography>
          <details open={opened}>
            <Box component="summary" sx={{ width: 'fit-content', lineHeight: '44px', cursor: 'pointer' }}>
              {t('Choose these columns')}
            </Box>
            {children}
          </details>
        </>
      ) : (
        children
      )}
    </Box>
  );
}

function MissingFields({ fields }: { fields: ImportField[] }) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" role="note">
      {t('Every claim needs these fields. Choose a column or a value for: {{fields}}.', {
        count: fields.length,
        fields: fields.map((field) => t(importField(field).label)).join(', '),
      })}
    </Alert>
  );
}
