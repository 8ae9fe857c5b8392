import { useId } from 'react';
import type { TFunction } from 'i18next';
import {
  useController,
  type Control,
  type ControllerFieldState,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { useFieldLabel } from './fieldLabels';

/** The fields of a form whose value is text, as every field of the portal's forms is while it is typed. */
export type TextPath<Form extends FieldValues> = {
  [Path in FieldPath<Form>]: FieldPathValue<Form, Path> extends string ? Path : never;
}[FieldPath<Form>];

/** What every input of a form takes. Texts are already translated; the schema's message is translated here. */
export type InputProps<Form extends FieldValues, Output> = {
  control: Control<Form, unknown, Output>;
  name: TextPath<Form>;
  label: string;
  /** Stands under the field until an error takes its place. */
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  /** The label is only read out: for rows of fields under common heads. */
  labelHidden?: boolean;
};

/** What is said of a text as it is typed, in place of its error and of the hint; undefined for nothing. */
export type DescribeField = (
  t: TFunction,
  text: string,
  state: ControllerFieldState,
) => { message: string; invalid?: boolean } | undefined;

/**
 * Binds one input to its form: value, error at the field, and the ids that tie label, input and message together.
 * `field.ref` must reach something that can be focused, so that the form can move to its first error.
 */
export function useFormField<Form extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  tell,
}: Pick<InputProps<Form, Output>, 'control' | 'name' | 'label' | 'hint'> & { tell?: DescribeField }) {
  const { t } = useTranslation();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  useFieldLabel(control, name, label);
  const error: Words | undefined = fieldState.error?.message;
  const told = tell?.(t, field.value, fieldState);
  const message = told?.message ?? (error ? t(error) : hint);
  const helpId = message ? `${id}-help` : undefined;
  return { field, id, helpId, message, invalid: fieldState.invalid || told?.invalid === true };
}

/**
 * `aria-required` in place of `required`: the browser's own bubbles would come before the messages of the form,
 * in the browser's language and one at a time.
 */
export function inputAttributes(required: boolean | undefined, helpId: string | undefined) {
  return { required: false, 'aria-required': required || undefined, 'aria-describedby': helpId };
}
