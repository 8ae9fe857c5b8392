import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type Ref } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { FormField } from '../FormField';
import { inputAttributes } from '../useFormField';

type SecretFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  /** Translated; under the field until an error takes its place. */
  hint?: string;
  error?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A secret of the device, which can be shown while it is typed. It may be pasted. */
export function SecretField(props: SecretFieldProps) {
  const { label, value, onChange, autoComplete, hint, error, disabled, autoFocus, ref } = props;
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(false);
  const message = error ?? hint;
  return (
    <FormField id={id} label={label} message={message} invalid={error !== undefined} required disabled={disabled}>
      <OutlinedInput
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputRef={ref}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              onClick={() => setShown(!shown)}
              aria-label={shown ? t('Hide {{field}}', { field: label }) : t('Show {{field}}', { field: label })}
            >
              {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
            </IconButton>
          </InputAdornment>
        }
        slotProps={{
          input: {
            ...inputAttributes(true, message ? `${id}-help` : undefined),
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
      />
    </FormField>
  );
}
