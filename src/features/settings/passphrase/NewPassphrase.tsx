import type { Ref } from 'react';
import type { PassphraseProblem } from '../../../domain/passphrase';
import { useTranslation } from '../../../i18n/useTranslation';
import { SecretField } from '../../../ui/form/SecretField';

export type NewPassphrase = { next: string; repeated: string };

export const noPassphrase: NewPassphrase = { next: '', repeated: '' };

type NewPassphraseProps = {
  typed: NewPassphrase;
  onChange: (typed: NewPassphrase) => void;
  problem: PassphraseProblem | undefined;
  disabled: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A new passphrase, typed twice. */
export function NewPassphraseFields({ typed, onChange, problem, disabled, autoFocus, ref }: NewPassphraseProps) {
  const { t } = useTranslation();
  const errorAt = (field: PassphraseProblem['field']) => (problem?.field === field ? t(problem.message) : undefined);
  return (
    <>
      <SecretField
        label={t('New passphrase')}
        value={typed.next}
        onChange={(next) => onChange({ ...typed, next })}
        autoComplete="new-password"
        hint={t('At least 12 characters. Several words that do not belong together are easy to remember.')}
        error={errorAt('next')}
        disabled={disabled}
        autoFocus={autoFocus}
        ref={ref}
      />
      <SecretField
        label={t('New passphrase again')}
        value={typed.repeated}
        onChange={(repeated) => onChange({ ...typed, repeated })}
        autoComplete="new-password"
        error={errorAt('repeated')}
        disabled={disabled}
      />
    </>
  );
}
