import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { FormField } from '../FormField';
import { inLandmark } from '../inLandmark';
import type { Option } from './SelectInput';

/** The fields of a form that hold a list of texts. */
export type ListPath<Form extends FieldValues> = {
  [Path in FieldPath<Form>]: FieldPathValue<Form, Path> extends string[] ? Path : never;
}[FieldPath<Form>];

type MultiSelectInputProps<Form extends FieldValues, Output> = {
  control: Control<Form, unknown, Output>;
  name: ListPath<Form>;
  label: string;
  options: readonly Option[];
  /** What the field says while nothing is chosen, such as "Any". */
  placeholder: string;
  /** Stands under the field. */
  hint?: string;
  /** A field whose rule asks for this one, too: it is checked again when this one changes. */
  checks?: FieldPath<Form>;
};

/** A line is cut through where more follow, high enough for a mouse or a finger. */
const menuProps = { slotProps: { paper: { sx: { maxHeight: 380 } } } };

/** Several of a list, kept in the list's order. A letter typed into the open list goes to what begins with it. */
export function MultiSelectInput<Form extends FieldValues, Output>(props: MultiSelectInputProps<Form, Output>) {
  const { control, name, label, options, placeholder, hint, checks } = props;
  const id = useId();
  const { field } = useController({ control, name, rules: checks && { deps: [checks] } });
  const chosen: string[] = field.value;
  const labels = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);

  return (
    <FormField id={id} label={label} message={hint} invalid={false}>
      <Select
        multiple
        displayEmpty
        labelId={`${id}-label`}
        SelectDisplayProps={{ id, 'aria-describedby': hint && `${id}-help` }}
        input={<OutlinedInput />}
        MenuProps={{ ...menuProps, container: inLandmark(id) }}
        name={field.name}
        value={chosen}
        onChange={({ target }) =>
          field.onChange(options.map(({ value }) => value).filter((value) => target.value.includes(value)))
        }
        onBlur={field.onBlur}
        inputRef={field.ref}
        sx={{ '&& .MuiSelect-select': { whiteSpace: 'normal' } }}
        renderValue={() =>
          labels.join(', ') || (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {placeholder}
            </Box>
          )
        }
      >
        {options.map(({ value, label: text }) => (
          <MenuItem key={value} value={value} sx={{ gap: 1, whiteSpace: 'normal' }}>
            <Check
              fontSize="small"
              color="primary"
              sx={{ visibility: chosen.includes(value) ? 'visible' : 'hidden' }}
            />
            {text}
          </MenuItem>
        ))}
      </Select>
    </FormField>
  );
}
