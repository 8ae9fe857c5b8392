import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../page/VisuallyHidden';

type FormFieldProps = {
  id: string;
  label: string;
  /** Where the field itself says which it is, the label is only read out. */
  labelHidden?: boolean;
  message: string | undefined;
  invalid: boolean;
  required?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

/** Label, input and the line under it, which keeps its height so that an error moves nothing. */
export function FormField(props: FormFieldProps) {
  const { id, label, labelHidden, message, invalid, required, disabled, children } = props;
  return (
    <FormControl error={invalid} required={required} disabled={disabled}>
      <InputLabel id={`${id}-label`} htmlFor={id} sx={labelHidden ? visuallyHidden : undefined}>
        {label}
      </InputLabel>
      {children}
      <HelpLine id={id} message={message} />
    </FormControl>
  );
}

export function HelpLine({ id, message }: { id: string; message: string | undefined }) {
  return <FormHelperText id={message ? `${id}-help` : undefined}>{message ?? ' '}</FormHelperText>;
}
