import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../../i18n/useTranslation';
import { FormField } from '../FormField';
import { listInLandmark } from '../inLandmark';
import { inputAttributes, useFormField, type InputProps } from '../useFormField';
import { describeLengthOf } from './describeLength';

type SuggestInputProps<Form extends FieldValues, Output> = InputProps<Form, Output> & {
  suggestions: readonly string[];
  /** The heading that a suggestion stands under; those of one heading follow each other. */
  groupOf?: ((suggestion: string) => string) | undefined;
  /** Told of a suggestion that was taken from the list. */
  onChosen?: (suggestion: string) => void;
};

/** Text with suggestions; any other text is as good. */
export function SuggestInput<Form extends FieldValues, Output>(props: SuggestInputProps<Form, Output>) {
  const { control, name, label, hint, required, disabled, suggestions, groupOf, onChosen } = props;
  const { t } = useTranslation();
  const { field, id, helpId, message, invalid } = useFormField({
    ...{ control, name, label, hint },
    tell: describeLengthOf(name),
  });
  return (
    <Autocomplete
      id={id}
      freeSolo
      clearText={t('Clear')}
      disabled={disabled}
      options={suggestions}
      groupBy={groupOf}
      // The text in the field is the value, chosen or typed.
      inputValue={field.value}
      onInputChange={(_event, text) => field.onChange(text)}
      onChange={(_event, chosen, reason) => {
        if (reason === 'selectOption' && chosen !== null) onChosen?.(chosen);
      }}
      onBlur={field.onBlur}
      slotProps={{ popper: listInLandmark(id) }}
      renderInput={({ slotProps }) => (
        <FormField id={id} label={label} message={message} invalid={invalid} required={required} disabled={disabled}>
          <OutlinedInput
            {...slotProps.input}
            name={field.name}
            inputRef={field.ref}
            slotProps={{ input: { ...slotProps.htmlInput, ...inputAttributes(required, helpId) } }}
          />
        </FormField>
      )}
    />
  );
}
