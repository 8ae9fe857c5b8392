import Button from '@mui/material/Button';
import { useTranslation } from '../i18n/useTranslation';
import type { BrowserNeed } from '../platform/secureContext';
import { PlainPage } from './PlainPage';

async function reload() {
  await import(/* webpackChunkName: "offline" */ '../platform/offline/reloadNewest').then(
    ({ reloadNewest }) => reloadNewest(),
    () => location.reload(),
  );
}

function Reload() {
  const { t } = useTranslation();
  return (
    <Button variant="contained" onClick={() => void reload()}>
      {t('Reload')}
    </Button>
  );
}

/** The browser, or the address it was opened at, lacks what the portal cannot work without. */
export function BrowserLacks({ needs }: { needs: BrowserNeed[] }) {
  const { t } = useTranslation();
  if (needs.includes('secure-context')) {
    return (
      <PlainPage title={t('This address is not secure')}>
        <p>{t('The portal works over https, or on localhost. At this address the browser keeps nothing safely.')}</p>
        <p>{t('Open the same address with https:// in front. Nothing was stored or changed.')}</p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={t('This browser cannot keep the register')} action={<Reload />}>
      <p>{t('Site data is blocked or the browser is too old, so that nothing you enter could be stored.')}</p>
      <p>
        {t('Allow site data for this address, or use a current browser, and reload. Nothing was stored or changed.')}
      </p>
    </PlainPage>
  );
}

/** Another tab, or an earlier visit, ran a newer portal: this one must not touch what that one wrote. */
export function NewerVersion() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('A newer version of the portal is in use')} action={<Reload />}>
      <p>{t('The register on this device was written by a newer version of the portal. Nothing was changed.')}</p>
      <p>{t('Reload to get the newer version.')}</p>
    </PlainPage>
  );
}

/** The records lie in the browser's database, and the browser does not give it, or has deleted it. */
export function OutOfReach() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('The register could not be read')} action={<Reload />}>
      <p>{t('Its records lie in the database of this browser, which does not open now. Nothing was changed.')}</p>
      <p>{t('Close the other tabs of the portal, start the browser again and reload.')}</p>
      <p>
        {t(
          'If it stays so, the browser has lost the register: delete the data of this site in the settings of the browser, open the portal again and import the last export.',
        )}
      </p>
    </PlainPage>
  );
}

/** The portal, or the sample register of a first run, could not be loaded. */
export function StartFailed() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('The portal could not start')} action={<Reload />}>
      <p>{t('A part of it could not be loaded. What was stored on this device is kept.')}</p>
      <p>{t('Check the connection and reload.')}</p>
    </PlainPage>
  );
}
