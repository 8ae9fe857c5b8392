import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from '../../i18n/useTranslation';
import type { ConversionProgress } from '../../platform/vault/convert';
import { PlainPage } from '../trouble/PlainPage';
import { ForgottenScreen } from './ForgottenScreen';

/** Another tab of the portal is open, and must not be while everything is sealed or opened. */
export function WaitingScreen() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('Waiting for another tab')}>
      <div role="status">
        <p>{t('The portal continues automatically when the other tab is done.')}</p>
        <p>{t('If this takes too long, close the other tabs of the portal. Everything saved in them is safe.')}</p>
      </div>
    </PlainPage>
  );
}

/** What is being sealed, opened or removed, in words. */
const parts = {
  records: 'Records',
  snapshots: 'Snapshots',
  evidence: 'Evidence files',
  traces: 'Old unencrypted copies',
} as const satisfies Record<ConversionProgress['part'], string>;

/** How far it is. */
export function ConversionScreen({
  opens,
  progress: { part, done, of, waits },
}: {
  opens: boolean;
  progress: ConversionProgress;
}) {
  const { t } = useTranslation();
  const turning = opens ? t('Removing the encryption…') : t('Encrypting the data…');
  const title = part === 'traces' ? t('Removing old copies…') : turning;
  return (
    <PlainPage title={title}>
      <LinearProgress variant="determinate" value={of > 0 ? (done / of) * 100 : 100} aria-label={title} />
      <p>{t(parts[part])}</p>
      {waits && <p>{t('Waiting for another tab of the portal. Close the other tabs, or finish your work there.')}</p>}
      <p>{t('You can close the portal now. We will finish this the next time you open it.')}</p>
    </PlainPage>
  );
}

/** What is stored about the passphrase cannot be read, and with it nothing else. */
export function LostScreen() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('Device passphrase')}>
      <Alert severity="error" sx={{ my: 2 }}>
        {t('The saved passphrase settings are damaged. The data on this device can no longer be opened.')}
      </Alert>
      <p>{t('The portal cannot open here, because new entries would not be encrypted.')}</p>
      <ForgottenScreen />
    </PlainPage>
  );
}

/** The passphrase is right, and what lies beside it is not what the portal wrote. */
export function AlteredScreen({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation();
  return (
    <PlainPage
      title={t('The passphrase settings were changed')}
      action={
        <Button variant="contained" onClick={onGoOn} autoFocus>
          {t('Continue with everything encrypted')}
        </Button>
      }
    >
      <p>
        {t(
          'The passphrase is correct, but its saved settings are damaged or were changed outside the portal. We did not use them: everything stays encrypted.',
        )}
      </p>
      <p>{t('If someone was turning the passphrase off, turn it off again in Settings. Check the audit log.')}</p>
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
          {t('Continue without it')}
        </Button>
      }
    >
      <p>{t('Not enough space on this device: encrypted data needs a few per cent more. Nothing was lost.')}</p>
      <p>{t('Free some space on this device, then turn the passphrase on again in Settings.')}</p>
    </PlainPage>
  );
}
