import { useId, useState } from 'react';
import { valuationSchedules } from '../../../../domain/workflow/valuation';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Choice } from '../../../../ui/form/Choice';
import { FormField } from '../../../../ui/form/FormField';

/** Fills the schedule of every claim of the dialog; each can still be given another. */
export function ScheduleForAll({ onChoose }: { onChoose: (version: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState('');
  return (
    <FormField id={id} label={t('Use this schedule for all')} message={undefined} invalid={false}>
      <Choice
        inputProps={{ id }}
        value={chosen}
        options={Object.entries(valuationSchedules).map(([value, { label }]) => ({ value, label: t(label) }))}
        none={t('Select a version')}
        onChoose={(value) => {
          setChosen(value);
          if (value) onChoose(value);
        }}
      />
    </FormField>
  );
}
