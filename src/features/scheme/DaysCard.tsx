import { useState } from 'react';
import { daysToForm, reportingSchema } from '../../domain/scheme/schemeForm';
import { formatNumber } from '../../domain/settings/format';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectScheme } from '../../store/scheme/selectors';
import { TextInput } from '../../ui/form/text/TextInput';
import { Field, Fields } from '../../ui/labels/Fields';
import { PartCard } from './PartCard';
import { PartDialog } from './PartDialog';

const days = [
  { name: 'reportDays', label: 'Days to report an incident' },
  { name: 'papersDays', label: 'Days to bring missing papers' },
] as const satisfies readonly { name: string; label: Words }[];

/** Within how many days an incident is to be reported, and missing papers brought. */
export function DaysCard({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation();
  const rules = useAppSelector((state) => selectScheme(state).reporting);
  const [editing, setEditing] = useState(false);
  const title = t('Days');

  return (
    <PartCard part="reporting" title={title} mayEdit={mayEdit} onEdit={() => setEditing(true)}>
      <Fields>
        {days.map(({ name, label }) => (
          <Field key={name} label={t(label)}>
            {formatNumber(rules[name])}
          </Field>
        ))}
      </Fields>
      {editing && (
        <PartDialog
          part="reporting"
          title={title}
          schema={reportingSchema}
          defaultValues={daysToForm(rules)}
          toPart={(form) => form}
          onClose={() => setEditing(false)}
        >
          {(control) =>
            days.map(({ name, label }, place) => (
              <TextInput
                key={name}
                control={control}
                name={name}
                label={t(label)}
                required
                inputMode="numeric"
                autoFocus={place === 0}
              />
            ))
          }
        </PartDialog>
      )}
    </PartCard>
  );
}
