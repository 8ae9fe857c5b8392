import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import type { LostRegister } from '../../store/persistence/storageHealth';
import { StorageBanner } from '../../ui/page/StorageBanner';

type UnsavedBannerProps = {
  /** The register as a file, for whoever is signed in. */
  register?: { busy: boolean; download: () => void };
};

const lostTexts: Record<LostRegister, Words> = {
  emptied:
    "This browser's storage was cleared while the portal was open. The register is now only in this tab and cannot be changed. Download it before you close this tab. Then reload this page and import the file in Settings.",
  unreadable:
    'Part of the saved register cannot be read. Later changes are unknown, so nothing can be changed here. Nothing was deleted. Download the register, then import the last export in Settings.',
  moved:
    'Another tab moved the records to storage that this tab cannot use, so nothing can be changed here. Close the other tabs of the portal, restart the browser and reload this page.',
};

/** What this tab has in memory alone. */
export function UnsavedBanner({ register }: UnsavedBannerProps) {
  const { t } = useTranslation();
  const unsaved = useAppSelector((state) => state.storage.unsaved);
  const lost = useAppSelector((state) => state.storage.lost);
  if (unsaved === 0 && !lost) return null;
  const alone =
    lost === 'moved' && unsaved > 0
      ? t('{{count}} changes are not saved and are only in this tab. Download the register before you close the tab.', {
          count: unsaved,
        })
      : '';
  const message = lost
    ? `${t(lostTexts[lost])} ${alone}`.trim()
    : t(
        "{{count}} changes are not saved: this browser's storage is full. You can keep working, but unsaved work is lost if you close this tab. We will try again every few seconds.",
        { count: unsaved },
      );
  return (
    <StorageBanner
      message={register ? message : `${message} ${t('Sign in to download the register.')}`}
      register={register}
    />
  );
}

/** The same where nobody is signed in, to whom no file is given. */
export function UnsavedAtSignIn() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('Storage')}>
      <UnsavedBanner />
    </section>
  );
}
