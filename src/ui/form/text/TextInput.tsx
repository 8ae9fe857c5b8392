import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLAttributes, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormField } from '../FormField';
import { inputAttributes, useFormField, type InputProps, type DescribeField, type TextPath } from '../useFormField';
import type { LimitedField } from '../../../domain/form/textLimits';

export type TextInputProps<Form extends FieldValues, Output> = InputProps<Form, Output> & {
  type?: 'text' | 'email' | 'password' | 'tel' | 'time';
  /** Which keyboard a phone offers. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Written in capitals, which a phone's keyboard then offers. */
  capitals?: boolean;
  autoComplete?: string;
  maxLength?: number;
  /** Takes the focus as soon as it shows: for the first field of a dialog. */
  autoFocus?: boolean;
  /** The attributes of a text area with a text in it; without them it is a line. */
  area?: (text: string) => object;
  /** Stands at the end of the field, such as "acres". */
  unit?: string;
  /** A button at the end of the field, such as "Show password". */
  endAction?: ReactNode;
  describe?: DescribeField;
  /** How what was typed is written, once the field is left. */
  write?: (typed: string) => string;
};

/** A text that other rules keep short, such as a number; for a text with a limit of its own see `LimitedTextInput`. */
export function TextInput<Form extends FieldValues, Output>(
  props: TextInputProps<Form, Output> & { name: Exclude<TextPath<Form>, LimitedField> },
) {
  return <BareTextInput {...props} />;
}

export function BareTextInput<Form extends FieldValues, Output>(props: TextInputProps<Form, Output>) {
  const { control, name, label, hint, required, disabled, area, describe, write } = props;
  const { field, id, helpId, message, invalid } = useFormField({ control, name, label, hint, tell: describe });
  const end = props.unit ?? props.endAction;
  function leave() {
    const written = write?.(field.value) ?? field.value;
    if (written !== field.value) field.onChange(written);
    field.onBlur();
  }
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
      <OutlinedInput
        id={id}
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={leave}
        inputRef={field.ref}
        type={props.type}
        autoComplete={props.autoComplete}
        autoFocus={props.autoFocus}
        multiline={area !== undefined}
        // The browser lets it grow; the library would lay the page out again for every key.
        inputComponent={area ? 'textarea' : 'input'}
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        slotProps={{
          input: {
            ...inputAttributes(required, helpId),
            inputMode: props.inputMode,
            autoCapitalize: props.capitals ? 'characters' : undefined,
            maxLength: props.maxLength,
            ...area?.(field.value),
          },
        }}
      />
    </FormField>
  );
}
