import type { FieldValues } from 'react-hook-form';
import { Choice } from '../Choice';
import { FormField } from './FormField';
import { inputAttributes } from './inputAttributes';
import type { Option } from './option';
import { useFormField, type InputProps } from './useFormField';

type SelectInputProps<Form extends FieldValues, Output> = InputProps<Form, Output> & {
  options: readonly Option[];
  /** What the empty choice says, such as "Select a species"; there is none where something is always chosen. */
  placeholder?: string;
};

/** One of a short list. */
export function SelectInput<Form extends FieldValues, Output>(props: SelectInputProps<Form, Output>) {
  const { control, name, label, hint, required, disabled, options, placeholder } = props;
  const { field, id, helpId, message, invalid } = useFormField({ control, name, label, hint });
  return (
    <FormField id={id} label={label} message={message} invalid={invalid} required={required} disabled={disabled}>
      <Choice
        name={field.name}
        value={field.value}
        options={options}
        none={placeholder}
        onChoose={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        inputProps={{ id, ...inputAttributes(required, helpId) }}
      />
    </FormField>
  );
}
