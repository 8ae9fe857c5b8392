import type { Control } from 'react-hook-form';
import type { ChecklistForm } from '../../../domain/checklist/checklistForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import type { TextPath } from '../../../ui/form/useFormField';

type OverrideInputProps = {
  control: Control<ChecklistForm>;
  name: TextPath<ChecklistForm>;
  /** Of the point. */
  label: string;
};

/** Why the claim goes on although a point bars it. */
export function OverrideInput({ control, name, label }: OverrideInputProps) {
  const { t } = useTranslation();
  return (
    <LimitedTextInput
      control={control}
      name={name}
      limit="override"
      label={t('Reason to forward all the same: {{point}}', { point: label })}
      hint={t('Without a reason, the claim cannot be forwarded. The committee reads it.')}
      lines={2}
    />
  );
}
