import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { reasons, reasonsFor, type ReasonedAction } from '../../../domain/workflow/reasons';
import { useTranslation } from '../../../i18n/useTranslation';
import { MultiSelectInput, type ListPath } from '../../../ui/form/choice/MultiSelectInput';

type ReasonsInputProps<Form extends FieldValues> = {
  control: Control<Form, unknown, unknown>;
  name: ListPath<Form>;
  /** The field of the text that says more. */
  text: FieldPath<Form>;
  action: ReasonedAction;
  label: string;
};

/** Why an action is taken: the reasons that it can be given for (docs/product.md, Reasons and letters). */
export function ReasonsInput<Form extends FieldValues>({
  control,
  name,
  text,
  action,
  label,
}: ReasonsInputProps<Form>) {
  const { t } = useTranslation();
  return (
    <MultiSelectInput
      control={control}
      name={name}
      label={label}
      hint={t('Choose one or more, or write the reason below.')}
      placeholder={t('Select reasons')}
      options={reasonsFor(action).map((code) => ({ value: code, label: t(reasons[code].label) }))}
      checks={text}
    />
  );
}
