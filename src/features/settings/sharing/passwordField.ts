import type { TFunction } from 'i18next';

/** How the password of an account of the shared register is asked for. */
export const passwordField = (t: TFunction) => ({
  label: t('Password of the account'),
  hint: t('It is not saved. The portal asks for it each time it is opened.'),
  type: 'password' as const,
  autoComplete: 'current-password' as const,
});
