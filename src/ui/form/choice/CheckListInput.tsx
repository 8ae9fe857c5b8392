import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useController, type Control, type FieldValues } from 'react-hook-form';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFieldLabel } from '../fieldLabels';
import { HelpLine } from '../FormField';
import type { ListPath } from './MultiSelectInput';
import type { Option } from './SelectInput';

type CheckListInputProps<Form extends FieldValues, Output> = {
  control: Control<Form, unknown, Output>;
  name: ListPath<Form>;
  label: string;
  options: readonly Option[];
  /** Stands under the list until an error takes its place. */
  hint?: string;
  required?: boolean;
};

/** Several of a list that is short enough to stand there whole, kept in the list's order. */
export function CheckListInput<Form extends FieldValues, Output>(props: CheckListInputProps<Form, Output>) {
  const { control, name, label, options, hint, required } = props;
  const { t } = useTranslation();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  useFieldLabel(control, name, label);
  const chosen: string[] = field.value;
  const error: Words | undefined = fieldState.error?.message;
  const message = error ? t(error) : hint;

  const change = (value: string, checked: boolean) =>
    field.onChange(
      options.flatMap((option) =>
        (option.value === value ? checked : chosen.includes(option.value)) ? option.value : [],
      ),
    );

  return (
    <FormControl
      component="fieldset"
      error={fieldState.invalid}
      required={required}
      aria-describedby={message && `${id}-help`}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <FormLabel
        component="legend"
        sx={{ typography: 'body2', fontWeight: 600, '&:not(.Mui-error)': { color: 'text.primary' } }}
      >
        {label}
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))' }}>
        {options.map((option, place) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            disabled={option.disabled}
            required={false}
            control={
              <Checkbox
                name={field.name}
                checked={chosen.includes(option.value)}
                onChange={({ target }) => change(option.value, target.checked)}
                onBlur={field.onBlur}
                slotProps={{ input: { ref: place === 0 ? field.ref : undefined } }}
              />
            }
          />
        ))}
      </Box>
      <HelpLine id={id} message={message} />
    </FormControl>
  );
}
