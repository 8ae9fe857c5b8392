import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { PlainPage } from './PlainPage';

async function reload(needsNewer: boolean) {
  await import(/* webpackChunkName: "offline" */ '../../platform/offline/reloadNewest').then(
    ({ reloadNewest }) => reloadNewest(needsNewer),
    () => location.reload(),
  );
}

/** @param props.needsNewer the version on this device will not do */
export function Reload({ needsNewer = false }: { needsNewer?: boolean }) {
  const { t } = useTranslation();
  const [isPressed, setIsPressed] = useState(false);
  const onClick = () => {
    setIsPressed(true);
    void reload(needsNewer);
  };
  return (
    <Button variant="contained" loading={isPressed} onClick={onClick}>
      {t('Reload')}
    </Button>
  );
}

/** Another tab, or an earlier visit, ran a newer portal: this one must not touch what that one wrote. */
export function NewerVersion() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('A newer version of the portal is in use')} action={<Reload needsNewer />}>
      <p>{t('The register on this device needs a newer version of the portal. Nothing was changed.')}</p>
      <p>{t('Reload to get the newer version.')}</p>
    </PlainPage>
  );
}

/** The portal, or the sample register of a first run, could not be loaded. */
export function StartFailed() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('The portal could not start')} action={<Reload />}>
      <p>{t('Part of it did not load. Everything saved on this device is safe.')}</p>
      <p>{t('Check your connection and reload.')}</p>
    </PlainPage>
  );
}
