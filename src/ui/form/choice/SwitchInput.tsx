import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';

/** The fields of a form that are on or off. */
type SwitchPath<Form extends FieldValues> = {
  [Path in FieldPath<Form>]: FieldPathValue<Form, Path> extends boolean ? Path : never;
}[FieldPath<Form>];

type SwitchInputProps<Form extends FieldValues, Output> = {
  control: Control<Form, unknown, Output>;
  name: SwitchPath<Form>;
  label: string;
};

/** Something that is on or off. */
export function SwitchInput<Form extends FieldValues, Output>({
  control,
  name,
  label,
}: SwitchInputProps<Form, Output>) {
  const { field } = useController({ control, name });
  return (
    <FormControlLabel
      label={label}
      sx={{ ml: -0.75, gap: 0.5 }}
      control={
        <Switch
          size="small"
          name={field.name}
          checked={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
