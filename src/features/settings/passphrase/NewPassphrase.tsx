import { useEffect, useRef } from 'react';
import type { PassphraseProblem } from '../../../domain/user/passphrase';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { SecretField } from '../../../ui/form/text/SecretField';

type NewPassphrase = { next: string; repeated: string };

export const noPassphrase: NewPassphrase = { next: '', repeated: '' };

export const newPassphraseLabels: Record<keyof NewPassphrase, Words> = {
  next: 'New passphrase',
  repeated: 'Repeat new passphrase',
};

type NewPassphraseProps = {
  typed: NewPassphrase;
  onChange: (typed: NewPassphrase) => void;
  problem: PassphraseProblem | undefined;
  disabled: boolean;
};

/** A new passphrase, typed twice. The field with a problem is gone to. */
export function NewPassphraseFields({ typed, onChange, problem, disabled }: NewPassphraseProps) {
  const { t } = useTranslation();
  const next = useRef<HTMLInputElement>(null);
  const repeated = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) (problem.field === 'next' ? next : repeated).current?.focus();
  }, [problem]);
  const errorAt = (field: PassphraseProblem['field']) => (problem?.field === field ? t(problem.message) : undefined);
  return (
    <>
      <SecretField
        label={t(newPassphraseLabels.next)}
        value={typed.next}
        onChange={(text) => onChange({ ...typed, next: text })}
        autoComplete="new-password"
        hint={t('At least 12 characters. Several unrelated words are easy to remember.')}
        error={errorAt('next')}
        disabled={disabled}
        ref={next}
      />
      <SecretField
        label={t(newPassphraseLabels.repeated)}
        value={typed.repeated}
        onChange={(text) => onChange({ ...typed, repeated: text })}
        autoComplete="new-password"
        error={errorAt('repeated')}
        disabled={disabled}
        ref={repeated}
      />
    </>
  );
}
