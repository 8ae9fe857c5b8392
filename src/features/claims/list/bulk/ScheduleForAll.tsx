import { useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Choice } from '../../../../ui/form/choice/Choice';
import { FormField } from '../../../../ui/form/FormField';
import type { Option } from '../../../../ui/form/choice/SelectInput';

type ScheduleForAllProps = { options: readonly Option[]; onChoose: (version: string) => void };

/** Fills the schedule of every claim of the dialog; each can still be given another. */
export function ScheduleForAll({ options, onChoose }: ScheduleForAllProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState('');
  return (
    <FormField id={id} label={t('Use this schedule for all')} message={undefined} invalid={false}>
      <Choice
        inputProps={{ id }}
        value={chosen}
        options={options}
        none={t('Select a version')}
        onChoose={(value) => {
          setChosen(value);
          if (value) onChoose(value);
        }}
      />
    </FormField>
  );
}
