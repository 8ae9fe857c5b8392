import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatNumber } from '../../domain/format';
import { FormField } from './FormField';
import { inputAttributes } from './inputAttributes';
import { useFormField, type InputProps } from './useFormField';

type MoneyInputProps<Form extends FieldValues, Output> = InputProps<Form, Output> & {
  /** What the arrow keys add and take away, in shillings. */
  step?: number;
};

const wholeShillings = /^\d{1,12}$/;

/** What people write and paste between the digits of an amount. */
const withoutSeparators = (text: string) => text.replace(/[,\s]/g, '');

/**
 * Whole Ugandan shillings, kept in the form as bare digits ("1250000") and shown as 1,250,000 until somebody types.
 * The focus alone changes nothing: it would undo the selection, and what is typed over an amount would be added to it.
 * Anything else stays as typed, for the schema to refuse.
 */
export function MoneyInput<Form extends FieldValues, Output>(props: MoneyInputProps<Form, Output>) {
  const { control, name, label, hint, required, disabled, step } = props;
  const { field, id, helpId, message, invalid } = useFormField({ control, name, hint });
  const [typing, setTyping] = useState(false);
  const digits: string = field.value;
  const caret = useRef<{ input: HTMLInputElement; at: number }>(undefined);
  const shown = !typing && wholeShillings.test(digits) ? formatNumber(Number(digits)) : digits;

  const type = ({ target }: ChangeEvent<HTMLInputElement, HTMLInputElement>) => {
    const { value, selectionStart } = target;
    const bare = withoutSeparators(value);
    // Without its separators the text is a new one, and the caret would go to its end.
    const at = withoutSeparators(value.slice(0, selectionStart ?? undefined)).length;
    caret.current = bare === value ? undefined : { input: target, at };
    setTyping(true);
    field.onChange(bare);
  };
  useLayoutEffect(() => {
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = undefined;
  });

  const stepWithArrows = (event: KeyboardEvent) => {
    if (step === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    if (digits !== '' && !wholeShillings.test(digits)) return;
    event.preventDefault();
    const change = event.key === 'ArrowUp' ? step : -step;
    field.onChange(String(Math.max(0, Number(digits) + change)));
  };

  return (
    <FormField id={id} label={label} message={message} invalid={invalid} required={required} disabled={disabled}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={shown}
        onChange={type}
        onBlur={() => {
          setTyping(false);
          field.onBlur();
        }}
        onKeyDown={stepWithArrows}
        inputRef={field.ref}
        autoComplete="off"
        startAdornment={<InputAdornment position="start">UGX</InputAdornment>}
        slotProps={{ input: { ...inputAttributes(required, helpId), inputMode: 'numeric' } }}
      />
    </FormField>
  );
}
