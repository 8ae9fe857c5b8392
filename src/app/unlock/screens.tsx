import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from '../../i18n/useTranslation';
import type { TurnProgress } from '../../platform/vault/turn';
import { PlainPage } from '../PlainPage';

/** Another tab of the portal is open, and must not be while everything is sealed or opened. */
export function Waiting() {
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
} as const satisfies Record<TurnProgress['part'], string>;

/** How far it is. */
export function Turning({ opens, progress: { part, done, of } }: { opens: boolean; progress: TurnProgress }) {
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

/** There was no room for what was sealed, and it was opened again. */
export function NoRoom({ onGoOn }: { onGoOn: () => void }) {
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
