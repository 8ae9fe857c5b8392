import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { LoginForm } from '../../domain/user/login';
import { useTranslation } from '../../i18n/useTranslation';
import { TextInput } from '../../ui/form/text/TextInput';

export function PasswordInput<Output>({ control }: { control: Control<LoginForm, unknown, Output> }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      control={control}
      name="password"
      label={t('Password')}
      required
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      endAction={
        <IconButton
          edge="end"
          size="small"
          onClick={() => setShown(!shown)}
          aria-label={shown ? t('Hide password') : t('Show password')}
        >
          {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      }
    />
  );
}
