import type { Control } from 'react-hook-form';
import type { IncidentField, IncidentForm, ItemPath, KindFieldName } from '../../../domain/incident/incident';
import { fieldOptions, unitOf, type FieldInput, type Unit } from '../../../domain/incident/incidents';
import type { LimitedField } from '../../../domain/form/textLimits';
import { bareQuantity } from '../../../domain/form/typedNumber';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { DateInput } from '../../../ui/form/date/DateInput';
import { MoneyInput } from '../../../ui/form/text/MoneyInput';
import { SelectInput } from '../../../ui/form/choice/SelectInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { BareTextInput } from '../../../ui/form/text/TextInput';
import { WideField } from '../../../ui/form/FieldGrid';

export type IncidentControl = Control<IncidentForm, unknown, IncidentForm>;

export type KindField = { name: KindFieldName; label: Words; input: FieldInput; required: boolean; unit?: Unit };

type FieldOfKindProps = {
  control: IncidentControl;
  /** Where it stands: a further item has the fields of its kind once more. */
  name: IncidentField | ItemPath;
  field: KindField;
  today: string;
};

/** One field that a kind of incident asks for, as its row says. */
export function FieldOfKind({ control, name, field, today }: FieldOfKindProps) {
  const { t } = useTranslation();
  const { label, input, required, unit } = field;
  const shared = { control, name, label: t(label), required };
  switch (input) {
    case 'text':
      return <LimitedTextInput {...shared} limit={field.name as LimitedField} />;
    case 'longText':
      return (
        <WideField>
          <LimitedTextInput {...shared} limit={field.name as LimitedField} lines={3} />
        </WideField>
      );
    case 'number':
      return <BareTextInput {...shared} inputMode="decimal" write={bareQuantity} unit={unit && t(unitOf(2, unit))} />;
    case 'integer':
      return <BareTextInput {...shared} inputMode="numeric" write={bareQuantity} unit={unit && t(unitOf(2, unit))} />;
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
