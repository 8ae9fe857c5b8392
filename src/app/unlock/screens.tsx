import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from '../../i18n/useTranslation';
import type { ConversionProgress } from '../../platform/vault/convert';
import { PlainPage } from '../PlainPage';
import { ForgottenScreen } from './ForgottenScreen';

/** Another tab of the portal is open, and must not be while everything is sealed or opened. */
export function WaitingScreen() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('Waiting for another tab')}>
      <div role="status">
        <p>{t('The portal goes on here by itself as soon as the other tab is done.')}</p>
        <p>{t('If it takes long: close the other tabs of the portal. What is saved in them is kept.')}</p>
      </div>
    </PlainPage>
  );
}

/** What is being sealed or opened, in words. */
const parts = {
  records: 'Records',
  snapshots: 'Snapshots',
  evidence: 'Evidence files',
} as const satisfies Record<ConversionProgress['part'], string>;

/** How far it is. */
export function ConversionScreen({
  opens,
  progress: { part, done, of },
}: {
  opens: boolean;
  progress: ConversionProgress;
}) {
  const { t } = useTranslation();
  const title = opens ? t('Removing the encryption…') : t('Encrypting what is stored…');
  return (
    <PlainPage title={title}>
      <LinearProgress variant="determinate" value={of > 0 ? (done / of) * 100 : 100} aria-label={title} />
      <p>{t(parts[part])}</p>
      <p>
        {t('It may be interrupted: if the portal is closed now, it goes on when the portal is opened the next time.')}
      </p>
    </PlainPage>
  );
}

/** What is stored about the passphrase cannot be read, and with it nothing else. */
export function LostScreen() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('Device passphrase')}>
      <Alert severity="error" sx={{ my: 2 }}>
        {t('What is stored about the passphrase is damaged, so that it opens nothing any more.')}
      </Alert>
      <p>{t('The portal does not open here as it is: what you would enter now would not be encrypted.')}</p>
      <ForgottenScreen />
    </PlainPage>
  );
}

/** The passphrase is right, and what lies beside it is not what the portal wrote. */
export function AlteredScreen({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation();
  return (
    <PlainPage
      title={t('The settings of the passphrase were changed')}
      action={
        <Button variant="contained" onClick={onGoOn} autoFocus>
          {t('Go on, everything encrypted')}
        </Button>
      }
    >
      <p>
        {t(
          'The passphrase is right, but what is stored about it is damaged, or somebody changed it outside the portal. It is not followed: everything stays encrypted.',
        )}
      </p>
      <p>{t('If the passphrase was being turned off, turn it off again in Settings. Look through the audit log.')}</p>
    </PlainPage>
  );
}

/** There was no room for what was sealed, and it was opened again. */
export function NoRoomScreen({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation();
  return (
    <PlainPage
      title={t('The device passphrase could not be turned on')}
      action={
        <Button variant="contained" onClick={onGoOn} autoFocus>
          {t('Go on without it')}
        </Button>
      }
    >
      <p>{t('This device has no room for what is encrypted, which takes a few per cent more. Nothing was lost.')}</p>
      <p>{t('Make room on the device and turn it on again in Settings.')}</p>
    </PlainPage>
  );
}
