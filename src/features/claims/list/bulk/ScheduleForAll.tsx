import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { valuationSchedules } from '../../../../domain/verification';
import { useTranslation } from '../../../../i18n/useTranslation';
import { FormField } from '../../../../ui/form/FormField';

/** Fills the schedule of every claim of the dialog; each can still be given another. */
export function ScheduleForAll({ onChoose }: { onChoose: (version: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState('');
  return (
    <FormField id={id} label={t('Use this schedule for all')} message={undefined} invalid={false}>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={chosen}
        onChange={({ target: { value } }) => {
          setChosen(value);
          if (value) onChoose(value);
        }}
      >
        <option value="">{t('Select a version')}</option>
        {Object.entries(valuationSchedules).map(([value, { label }]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  );
}
