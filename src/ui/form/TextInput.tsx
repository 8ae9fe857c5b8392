import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLAttributes, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormField } from './FormField';
import { inputAttributes } from './inputAttributes';
import { useFormField, type InputProps } from './useFormField';

type TextInputProps<Form extends FieldValues, Output> = InputProps<Form, Output> & {
  type?: 'text' | 'email' | 'password' | 'tel' | 'time';
  /** Which keyboard a phone offers. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Written in capitals, which a phone's keyboard then offers. */
  capitals?: boolean;
  autoComplete?: string;
  maxLength?: number;
  /** Takes the focus as soon as it shows: for the first field of a dialog. */
  autoFocus?: boolean;
  /** A text area of so many lines that grows with its text. */
  lines?: number;
  /** Stands at the end of the field, such as "acres". */
  unit?: string;
  /** A button at the end of the field, such as "Show password". */
  endAction?: ReactNode;
};

export function TextInput<Form extends FieldValues, Output>(props: TextInputProps<Form, Output>) {
  const { control, name, label, hint, required, disabled } = props;
  const { field, id, helpId, message, invalid } = useFormField({ control, name, label, hint });
  const end = props.unit ?? props.endAction;
  return (
    <FormField id={id} label={label} message={message} invalid={invalid} required={required} disabled={disabled}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        type={props.type}
        autoComplete={props.autoComplete ?? 'off'}
        autoFocus={props.autoFocus}
        multiline={props.lines !== undefined}
        // The browser lets it grow; the library would lay the page out again for every key.
        inputComponent={props.lines === undefined ? 'input' : 'textarea'}
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        slotProps={{
          input: {
            ...inputAttributes(required, helpId),
            inputMode: props.inputMode,
            autoCapitalize: props.capitals ? 'characters' : undefined,
            maxLength: props.maxLength,
            ...(props.lines !== undefined && growing(props.lines)),
          },
        }}
      />
    </FormField>
  );
}

/** A text area of some lines that grows to three times as many; where the browser cannot, it scrolls. */
const growing = (lines: number) => ({
  rows: lines,
  style: { fieldSizing: 'content', minHeight: `${lines}lh`, maxHeight: `${lines * 3}lh` } as const,
});
