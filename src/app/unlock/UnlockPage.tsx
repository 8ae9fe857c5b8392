import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type SyntheticEvent } from 'react';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import type { VaultHeader, VaultState } from '../../platform/vault/header';
import { LanguageChoice } from '../../ui/page/LanguageChoice';
import { SecretField } from '../../ui/form/text/SecretField';
import { PlainPage } from '../trouble/PlainPage';
import { ForgottenScreen } from './ForgottenScreen';

type UnlockPageProps = {
  header: Pick<VaultHeader, 'state' | 'wentBack'>;
  /** Answers whether it is the passphrase. */
  tryOpen: (passphrase: string) => Promise<boolean>;
};

/** What was going on when the portal was closed, where something was. */
const interrupted: Record<VaultState, Words | undefined> = {
  sealing: 'Encryption was interrupted. It continues after you enter the passphrase.',
  on: undefined,
  opening: 'Turning the passphrase off was interrupted. This continues after you enter the passphrase again.',
  off: undefined,
};

const wentBackWords: Words =
  'The device passphrase could not be turned on. Enter it to decrypt the data that is already encrypted.';

/** Whoever tries often waits longer, up to this, in milliseconds. */
const longestPause = 8000;
const pauseAfter = (wrong: number) => (wrong < 3 ? 0 : Math.min(longestPause, 500 * 2 ** (wrong - 3)));

/** Asks for the device passphrase, before sign-in. */
export function UnlockPage({ header, tryOpen }: UnlockPageProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Words>();
  const wrong = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const notice = header.wentBack ? wentBackWords : interrupted[header.state];

  const fail = (message: Words) => {
    setError(message);
    setBusy(false);
    field.current?.focus();
    field.current?.select();
  };

  const submit = async () => {
    if (busy) return;
    if (typed.trim() === '') return fail('Enter the passphrase');
    setBusy(true);
    setError(undefined);
    if (await tryOpen(typed)) return;
    wrong.current += 1;
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(wrong.current)));
    fail('This is not the passphrase for this device. Check capital letters and spaces.');
  };

  return (
    <PlainPage title={t('Device passphrase')} above={<LanguageChoice />}>
      <p>{t('The data on this device is encrypted. Enter the device passphrase to open the portal.')}</p>
      {notice && (
        <Alert severity="info" sx={{ my: 2 }}>
          {t(notice)}
        </Alert>
      )}
      <Box
        component="form"
        noValidate
        aria-label={t('Device passphrase')}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ display: 'grid', gap: 1, mt: 2, mb: 3, color: 'text.primary' }}
      >
        <SecretField
          label={t('Passphrase')}
          value={typed}
          onChange={setTyped}
          autoComplete="current-password"
          error={error && t(error)}
          autoFocus
          ref={field}
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {t('Open the portal')}
        </Button>
      </Box>
      <ForgottenScreen />
    </PlainPage>
  );
}
