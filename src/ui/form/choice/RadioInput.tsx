import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { FieldValues } from 'react-hook-form';
import { HelpLine } from '../FormField';
import type { Option } from './SelectInput';
import { useFormField, type InputProps } from '../useFormField';

type RadioInputProps<Form extends FieldValues, Output> = InputProps<Form, Output> & { options: readonly Option[] };

/** One of a few, all in sight. */
export function RadioInput<Form extends FieldValues, Output>(props: RadioInputProps<Form, Output>) {
  const { control, name, label, hint, required, disabled, options } = props;
  const { field, id, helpId, message, invalid } = useFormField({ control, name, label, hint });
  return (
    <FormControl error={invalid} required={required} disabled={disabled}>
      <FormLabel
        id={`${id}-label`}
        sx={{ typography: 'body2', fontWeight: 600, '&:not(.Mui-error)': { color: 'text.primary' } }}
      >
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}-label`}
        aria-describedby={helpId}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      >
        {options.map(({ value, label: text }, index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={text}
            required={false}
            control={
              <Radio
                size="small"
                slotProps={{ input: { ref: index === 0 ? field.ref : undefined, required: false } }}
              />
            }
          />
        ))}
      </RadioGroup>
      <HelpLine id={id} message={message} />
    </FormControl>
  );
}
