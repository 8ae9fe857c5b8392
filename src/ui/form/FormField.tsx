import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';

type FormFieldProps = {
  id: string;
  label: string;
  message: string | undefined;
  invalid: boolean;
  required?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

/** Label, input and the line under it, which keeps its height so that an error moves nothing. */
export function FormField({ id, label, message, invalid, required, disabled, children }: FormFieldProps) {
  return (
    <FormControl error={invalid} required={required} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children}
      <HelpLine id={id} message={message} />
    </FormControl>
  );
}

export function HelpLine({ id, message }: { id: string; message: string | undefined }) {
  return <FormHelperText id={message ? `${id}-help` : undefined}>{message ?? ' '}</FormHelperText>;
}
