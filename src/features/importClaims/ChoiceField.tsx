import Box from '@mui/material/Box';
import { useId } from 'react';
import { Choice } from '../../ui/form/choice/Choice';

type ChoiceFieldProps<Value extends string> = {
  label: string;
  /** Undefined as long as nothing was chosen. */
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  hint?: string;
  /** What stands there as long as nothing was chosen. */
  none?: string;
};

/** One of a short list, with what is known of it below. Labels are already translated. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, onChoose, hint, none } = props;
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start' }}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <Choice
        value={value ?? ''}
        options={options}
        none={none}
        inputProps={{ id, 'aria-describedby': hint ? `${id}-hint` : undefined }}
        onChoose={(text) => {
          const chosen = options.find((option) => option.value === text);
          if (chosen) onChoose(chosen.value);
        }}
      />
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
