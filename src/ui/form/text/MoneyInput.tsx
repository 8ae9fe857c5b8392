import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatNumber } from '../../../domain/settings/format';
import { isShillings } from '../../../domain/shillings';
import { bareAmount } from '../../../domain/form/typedNumber';
import { editedAmount } from './editedAmount';
import { amountKeys } from '../../page/shortcuts';
import { FormField } from '../FormField';
import { inputAttributes, useFormField, type InputProps } from '../useFormField';

type MoneyInputProps<Form extends FieldValues, Output> = InputProps<Form, Output> & {
  /** What the arrow keys add and take away, in shillings. */
  step?: number;
  /** Stands at the start of the field in place of "UGX", and the label is only read out: for fields under one heading. */
  prefix?: string;
};

/**
 * Whole Ugandan shillings, kept in the form as bare digits ("1250000") and shown as 1,250,000 until somebody types; what
 * is typed then stays in sight as it is.
 * The focus alone changes nothing: it would undo the selection, and what is typed over an amount would be added to it.
 * Anything else stays as typed, for the schema to refuse.
 */
export function MoneyInput<Form extends FieldValues, Output>(props: MoneyInputProps<Form, Output>) {
  const { control, name, label, labelHidden, hint, required, disabled, step, prefix } = props;
  const { field, id, helpId, message, invalid } = useFormField({ control, name, label, hint });
  const [typed, setTyped] = useState<string>();
  const digits: string = field.value;
  const caret = useRef<{ input: HTMLInputElement; at: number }>(undefined);
  // The form may have got another value since, such as when it was put back.
  const typing = typed !== undefined && bareAmount(typed) === digits;
  const formatted = isShillings(digits) ? formatNumber(Number(digits)) : digits;
  const shown = typing ? typed : formatted;

  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement, HTMLInputElement>) => {
    let text = target.value;
    if (!typing && formatted !== digits) {
      const edited = editedAmount(target, nativeEvent);
      // Without its separators the text is a new one, and the caret would go to its end.
      if (edited.text !== text) caret.current = { input: target, at: edited.caret };
      text = edited.text;
    }
    setTyped(text);
    field.onChange(bareAmount(text));
  };
  useLayoutEffect(() => {
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = undefined;
  });

  const stepWithArrows = (event: KeyboardEvent) => {
    const key = amountKeys.find((name) => name === event.key);
    if (step === undefined || !key) return;
    if (digits !== '' && !isShillings(digits)) return;
    event.preventDefault();
    const change = key === 'ArrowUp' ? step : -step;
    const stepped = String(Math.max(0, Number(digits) + change));
    if (typing) setTyped(stepped);
    field.onChange(stepped);
  };

  return (
    <FormField
      id={id}
      label={label}
      labelHidden={labelHidden || prefix !== undefined}
      message={message}
      invalid={invalid}
      required={required}
      disabled={disabled}
    >
      <OutlinedInput
        id={id}
        name={field.name}
        value={shown}
        onChange={type}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
        onKeyDown={stepWithArrows}
        inputRef={field.ref}
        startAdornment={<InputAdornment position="start">{prefix ?? 'UGX'}</InputAdornment>}
        slotProps={{ input: { ...inputAttributes(required, helpId), inputMode: 'numeric' } }}
      />
    </FormField>
  );
}
