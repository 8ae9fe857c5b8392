import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

type ChoiceProps = Omit<NativeSelectProps, 'onChange'> & {
  value: string;
  /** Labels are already translated. */
  options: readonly { value: string; label: string }[];
  /** What the empty choice says; there is none where something is always chosen. */
  none?: string;
  onChoose: (value: string) => void;
};

/** One of a short list, outside a form: the browser's own select. */
export function Choice({ options, none, onChoose, ...rest }: ChoiceProps) {
  return (
    <NativeSelect
      variant="outlined"
      input={<OutlinedInput size="small" />}
      {...rest}
      onChange={({ target }) => onChoose(target.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
