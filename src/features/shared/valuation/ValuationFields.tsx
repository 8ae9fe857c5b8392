import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import type { IncidentType } from '../../../domain/incident/incidents';
import { emptyLine, type LineForm } from '../../../domain/valuation/lineForm';
import { findCap, firstItemOf } from '../../../domain/valuation/schedule';
import type { Schedule } from '../../../domain/valuation/scheduleRecord';
import { sumLines } from '../../../domain/valuation/valuation';
import { valueLines } from '../../../domain/valuation/valueLines';
import { useTranslation } from '../../../i18n/useTranslation';
import { Field, Fields } from '../../../ui/labels/Fields';
import { useFormats } from '../../../ui/text/formats';
import { LineFields, type ValuedForm } from './LineFields';

type ValuationFieldsProps = {
  form: UseFormReturn<ValuedForm>;
  kind: IncidentType;
  schedule: Schedule;
  /** The claim is forwarded by these lines; otherwise they may be left out. */
  required: boolean;
};

/** What was lost, line by line, and what it comes to by a schedule (docs/product.md, Valuation). */
export function ValuationFields({ form, kind, schedule, required }: ValuationFieldsProps) {
  const { t } = useTranslation();
  const { shillings } = useFormats();
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' });
  const addButton = useRef<HTMLButtonElement>(null);
  const complete = valueLines(lines, kind, schedule).lines;
  const open = lines.length - complete.length;
  const cap = findCap(schedule, kind);
  const newLine: LineForm = { ...emptyLine, item: firstItemOf(kind) };

  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, px: 2, pt: 1, pb: 2, minWidth: 0 }}
    >
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        {t('Valuation')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {fields.map(({ id }, place) => (
          <LineFields
            key={id}
            form={form}
            place={place}
            kind={kind}
            schedule={schedule}
            required={required}
            onRemove={() => {
              remove(place);
              // The button that was pressed is gone.
              addButton.current?.focus();
            }}
          />
        ))}
      </Box>
      {required && lines.length === 0 && (
        <Box sx={{ color: 'text.secondary', mb: 1 }}>
          {t('No lines. Without lines, the compensation below needs a reason.')}
        </Box>
      )}
      <Button
        ref={addButton}
        startIcon={<Add />}
        onClick={() => append(newLine, { focusName: `lines.${lines.length}.item` })}
        sx={{ mt: 1, mb: 1.5 }}
      >
        {t('Add a line')}
      </Button>
      <Fields dense>
        <Field label={t('Sum of the lines')}>
          {shillings(sumLines(complete))}
          {open > 0 && ` (${t('{{count}} lines are not complete', { count: open })})`}
        </Field>
        {cap !== undefined && <Field label={t('Limit of the schedule')}>{shillings(cap)}</Field>}
      </Fields>
    </Box>
  );
}
