import type { FieldValues } from 'react-hook-form';
import { readPhone } from '../../../domain/form/phone';
import type { LimitedField } from '../../../domain/form/textLimits';
import { useTranslation } from '../../../i18n/useTranslation';
import { TextInput } from './TextInput';
import type { InputProps, TextPath } from '../useFormField';

type PhoneInputProps<Form extends FieldValues, Output> = InputProps<Form, Output> & {
  name: Exclude<TextPath<Form>, LimitedField>;
  autoComplete?: string;
};

/** A phone number, typed as people write one and shown as it is stored. */
export function PhoneInput<Form extends FieldValues, Output>(props: PhoneInputProps<Form, Output>) {
  const { t } = useTranslation();
  return (
    <TextInput
      hint={t('For example, 0772 123456 or +256 772 123456')}
      type="tel"
      inputMode="tel"
      write={readPhone}
      {...props}
    />
  );
}
