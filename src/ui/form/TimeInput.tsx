import type { FieldValues } from 'react-hook-form';
import { BareTextInput } from './TextInput';
import type { InputProps } from './useFormField';

/** A clock time, `HH:mm` or empty. The browser's own field: a phone shows its wheel. */
export function TimeInput<Form extends FieldValues, Output>(props: InputProps<Form, Output>) {
  return <BareTextInput {...props} type="time" />;
}
