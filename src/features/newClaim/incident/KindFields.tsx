import { useWatch, type Control } from 'react-hook-form';
import type { IncidentField, IncidentForm } from '../../../domain/incident/incident';
import {
  fieldOptions,
  incidentKinds,
  incidentTypes,
  type FieldInput,
  type Unit,
} from '../../../domain/incident/incidents';
import type { LimitedField } from '../../../domain/textLimits';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { DateInput } from '../../../ui/form/DateInput';
import { MoneyInput } from '../../../ui/form/MoneyInput';
import { SelectInput } from '../../../ui/form/SelectInput';
import { LimitedTextInput } from '../../../ui/form/LimitedTextInput';
import { BareTextInput } from '../../../ui/form/TextInput';
import { EvidenceToBring } from '../evidence/EvidenceToBring';
import { WideField } from '../FieldGrid';

type IncidentControl = Control<IncidentForm, unknown, IncidentForm>;

type KindField = { name: IncidentField; label: Words; input: FieldInput; required: boolean; unit?: Unit };

/** The fields of the chosen kind, read off its row in the table. What was typed for another kind is kept. */
export function KindFields({ control, today }: { control: IncidentControl; today: string }) {
  const chosen = useWatch({ control, name: 'incidentType' });
  const kind = incidentTypes.find((type) => type === chosen);
  if (!kind) return null;
  const fields: readonly KindField[] = incidentKinds[kind].fields;
  return (
    <>
      <WideField>
        <EvidenceToBring kind={kind} />
      </WideField>
      {fields.map((field) => (
        <FieldOfKind key={field.name} control={control} field={field} today={today} />
      ))}
    </>
  );
}

type FieldOfKindProps = { control: IncidentControl; field: KindField; today: string };

function FieldOfKind({ control, field, today }: FieldOfKindProps) {
  const { t } = useTranslation();
  const { name, label, input, required, unit } = field;
  const shared = { control, name, label: t(label), required };
  switch (input) {
    case 'text':
      return <LimitedTextInput {...shared} limit={name as LimitedField} />;
    case 'longText':
      return (
        <WideField>
          <LimitedTextInput {...shared} limit={name as LimitedField} lines={3} />
        </WideField>
      );
    case 'number':
      return <BareTextInput {...shared} inputMode="decimal" unit={unit && t(unit.many)} />;
    case 'integer':
      return <BareTextInput {...shared} inputMode="numeric" unit={unit && t(unit.many)} />;
    case 'money':
      return <MoneyInput {...shared} step={1000} />;
    case 'date':
      return <DateInput {...shared} max={today} />;
    case 'crops':
    case 'livestock':
    case 'ages':
    case 'properties':
      return (
        <SelectInput
          {...shared}
          placeholder={t('Select an option')}
          options={fieldOptions[input].map((option) => ({ value: option, label: t(option) }))}
        />
      );
  }
}
