import { useTranslation } from '../i18n/useTranslation';
import type { BrowserNeed } from '../platform/secureContext';
import { PlainPage } from './PlainPage';
import { SnapshotRescue } from './SnapshotRescue';
import { Reload } from './StartFailed';

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

/** The browser's storage has not answered yet. The start goes on as soon as it has. */
export function StorageWaits({ long }: { long: boolean }) {
  const { t } = useTranslation();
  if (!long) {
    return (
      <PlainPage title={t('Waiting for the storage of this browser')}>
        <p>{t('The portal opens by itself as soon as the storage answers. Nothing was changed.')}</p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={t('The database of this browser does not answer')} action={<Reload />}>
      <p>
        {t(
          'Another tab or window may have hold of it. The portal opens by itself as soon as it answers; wait a little.',
        )}
      </p>
      <p>{t('If it stays so, close the other tabs of the portal, start the browser again and reload.')}</p>
      <p>{t('Nothing was changed.')}</p>
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
      <SnapshotRescue />
      <p>
        {t(
          'If it stays so, the browser has lost the register: delete the data of this site in the settings of the browser, open the portal again and import such a file or the last export.',
        )}
      </p>
    </PlainPage>
  );
}

/** localStorage was cleared and the database was not: what it has are the changes of the last day alone. */
export function RegisterCleared() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('The browser has lost a part of the register')} action={<Reload />}>
      <p>
        {t(
          'Its local storage was cleared. Only the changes of the last day are still there, and the portal does not take them for the register. Nothing was changed.',
        )}
      </p>
      <SnapshotRescue />
      <p>
        {t(
          'To begin again, delete the data of this site in the settings of the browser, open the portal again and import that file or the last export. Evidence files stay on this device until then and no longer.',
        )}
      </p>
    </PlainPage>
  );
}
