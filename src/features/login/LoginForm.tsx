import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { codeLength, emptyLoginForm, loginSchema, type LoginForm as Form } from '../../domain/user/login';
import type { Refusal } from '../../domain/refusal';
import { findRoleByLoginValue, roleNames, roles } from '../../domain/user/roles';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch } from '../../store/hooks';
import { signIn } from '../../store/session/commands';
import { rawFormResolver } from '../../ui/form/rawFormResolver';
import { SelectInput } from '../../ui/form/choice/SelectInput';
import { TextInput } from '../../ui/form/text/TextInput';
import { useFormats } from '../../ui/text/formats';
import { refusalText } from '../../ui/text/refusalText';
import type { ChosenBeginning } from './beginnings';
import { PasswordInput } from './PasswordInput';

/** From top to bottom. The form's own order is that in which fields appeared, and the code appears last. */
const fields = ['role', 'twoFactorCode', 'username', 'password'] as const;

/** `beginning` is what was chosen to be done right after sign-in, where that is anything. */
export function LoginForm({ beginning }: { beginning?: ChosenBeginning }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { clearErrors, control, formState, handleSubmit, setError, setFocus, setValue } = useForm({
    resolver: rawFormResolver(loginSchema),
    // Else the resolver leaves out the rules across fields for as long as any one field is wrong.
    criteriaMode: 'all',
    defaultValues: emptyLoginForm,
    shouldFocusError: false,
  });
  const role = findRoleByLoginValue(useWatch({ control, name: 'role' }));
  const asksCode = role !== undefined && roles[role].twoFactor;
  const refused = refusal ? refusalText(t, refusal, formats) : undefined;
  const isOfRole = refusal?.fields?.['role'] !== undefined;

  // A role may be refused for what was chosen to begin with.
  useEffect(() => clearErrors('role'), [beginning, clearErrors]);

  const focusFirst = (errors: FieldErrors<Form>) => {
    setRefusal(null);
    const first = fields.find((name) => errors[name]);
    if (first) setFocus(first);
  };
  const submit = handleSubmit(async (form) => {
    const wrongRole = role && beginning?.refuse(role);
    if (wrongRole) return setError('role', { message: wrongRole }, { shouldFocus: true });
    const takeBack = beginning?.goTo();
    const result = await dispatch(signIn(form));
    if (!result.ok) takeBack?.();
    setRefusal(result.ok ? null : result.refusal);
    // Nothing but the role has to be chosen anew.
    if (!result.ok && result.refusal.fields?.['role']) return setError('role', {}, { shouldFocus: true });
    setValue('password', '');
    setValue('twoFactorCode', '');
  }, focusFirst);

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 0.5 }}>
      {refused && !isOfRole && <RefusalAlert message={refused} />}
      <SelectInput
        control={control}
        name="role"
        label={t('Role')}
        placeholder={t('Select your role')}
        hint={isOfRole ? refused : undefined}
        required
        options={roleNames.map((name) => ({ value: roles[name].loginValue, label: t(roles[name].label) }))}
      />
      {asksCode && (
        <TextInput
          control={control}
          name="twoFactorCode"
          label={t('2FA code')}
          required
          autoComplete="one-time-code"
          maxLength={codeLength}
        />
      )}
      <TextInput
        control={control}
        name="username"
        label={t('Email/username')}
        required
        type="email"
        autoComplete="username"
      />
      <PasswordInput control={control} />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={formState.isSubmitting} sx={{ mt: 1 }}>
        {t('Sign In to Portal')}
      </Button>
    </Box>
  );
}

/** Takes the focus, so that a screen at 200 % or a screen reader is led to it. */
function RefusalAlert({ message }: { message: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [message]);
  return (
    <Alert ref={alert} severity="error" tabIndex={-1} sx={{ mb: 2 }}>
      {message}
    </Alert>
  );
}
