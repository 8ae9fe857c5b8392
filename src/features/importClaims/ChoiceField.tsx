import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

type ChoiceFieldProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  hint?: string;
};

/** One of a short list, with what is known of it below. Labels are already translated. */
export function ChoiceField<Value extends string>({ label, value, options, onChoose, hint }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start' }}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput size="small" />}
        value={value}
        inputProps={{ id, 'aria-describedby': hint ? `${id}-hint` : undefined }}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {hint && (
        <Box id={`${id}-hint`} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
    </Box>
  );
}

/** Choices side by side where there is room. */
export const choiceGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 340px))' },
};
