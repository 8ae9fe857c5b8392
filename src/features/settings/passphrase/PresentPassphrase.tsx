import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { SecretField } from '../../../ui/form/text/SecretField';

type PresentPassphraseProps = {
  value: string;
  onChange: (value: string) => void;
  /** How often it was another one. */
  wrong: number;
  disabled: boolean;
};

/** The present passphrase. A wrong one stays, selected. */
export function PresentPassphrase({ value, onChange, wrong, disabled }: PresentPassphraseProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong > 0 && !disabled) field.current?.select();
  }, [wrong, disabled]);
  return (
    <SecretField
      label={t('Current passphrase')}
      value={value}
      onChange={onChange}
      autoComplete="current-password"
      error={wrong > 0 ? t('This is not the passphrase for this device. Check capital letters and spaces.') : undefined}
      disabled={disabled}
      autoFocus
      ref={field}
    />
  );
}
