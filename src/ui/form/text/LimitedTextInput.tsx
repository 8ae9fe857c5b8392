import type { ClipboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { LimitedField } from '../../../domain/form/textLimits';
import { BareTextInput, type TextInputProps } from './TextInput';
import { describeLengthOf } from './describeLength';
import type { TextPath } from '../useFormField';

type LimitedTextInputProps<Form extends FieldValues, Output> = Omit<
  TextInputProps<Form, Output>,
  'name' | 'area' | 'tell'
> & {
  /** A text area of so many lines that grows with its text. */
  lines?: number;
} & (
    | { name: TextPath<Form> & LimitedField; limit?: undefined }
    // The limit that it goes by, where that is not the one of its name.
    | { name: TextPath<Form>; limit: LimitedField }
  );

/**
 * A text that its form's schema keeps within `textLimits`: what is left is said near the limit, what is too much beyond
 * it. Nothing that is pasted is cut.
 */
export function LimitedTextInput<Form extends FieldValues, Output>(props: LimitedTextInputProps<Form, Output>) {
  const { limit, lines, name, ...rest } = props;
  const tell = describeLengthOf(limit ?? name);
  return (
    <BareTextInput {...rest} name={name} area={lines === undefined ? undefined : growing(lines)} describe={tell} />
  );
}

/** Characters. A browser takes minutes to break 200,000 letters without a space into lines of whole words. */
const longestInWords = 10_000;

/** A text area of some lines that grows to three times as many; where the browser cannot, it scrolls. */
const growing = (lines: number) => (text: string) => ({
  rows: lines,
  style: {
    fieldSizing: 'content',
    minHeight: `${lines}lh`,
    maxHeight: `${lines * 3}lh`,
    wordBreak: text.length > longestInWords ? 'break-all' : undefined,
  } as const,
  // The browser lays out what is pasted before the form hears of it.
  onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) => {
    if (clipboardData.getData('text').length > longestInWords) currentTarget.style.wordBreak = 'break-all';
  },
});
