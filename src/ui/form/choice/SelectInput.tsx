import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldValues } from 'react-hook-form';
import { FormField } from '../FormField';
import { inputAttributes, useFormField, type InputProps } from '../useFormField';

/**
 * One choice of a list: the stored value and its translated label. A disabled one is in sight and cannot be chosen. Those
 * that are `more` follow the others, divided from them by a line.
 */
export type Option = { value: string; label: string; disabled?: boolean; more?: boolean };

type SelectInputProps<Form extends FieldValues, Output> = InputProps<Form, Output> & {
  options: readonly Option[];
  /** What the empty choice says, such as "Select a species"; there is none where something is always chosen. */
  placeholder?: string;
};

/**
 * One of a short list. The browser's own select: the lightest there is, and a phone shows its wheel. Not by `Choice`:
 * sign-in, which loads this, has no room for more.
 */
export function SelectInput<Form extends FieldValues, Output>(props: SelectInputProps<Form, Output>) {
  const { control, name, label, hint, required, disabled, options, placeholder } = props;
  const { field, id, helpId, message, invalid } = useFormField({ control, name, label, hint });
  return (
    <FormField
      id={id}
      label={label}
      labelHidden={props.labelHidden}
      message={message}
      invalid={invalid}
      required={required}
      disabled={disabled}
    >
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput />}
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        inputProps={{ id, ...inputAttributes(required, helpId) }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text, disabled: closed }) => (
          <option key={value} value={value} disabled={closed}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  );
}
