import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import type { LostRegister } from '../../store/persistence/registerStorage';
import { StorageBanner } from '../../ui/page/StorageBanner';

type UnsavedBannerProps = {
  /** The register as a file, for whoever is signed in. */
  register?: { busy: boolean; download: () => void };
};

const lostTexts: Record<LostRegister, Words> = {
  emptied:
    'The storage of this browser was emptied while the portal was open: the register lies in the memory of this tab alone, and nothing can be changed any more. Download it before this tab is closed, reload, and import the file in Settings.',
  moved:
    'Another tab has moved the records to the database of this browser, which this tab was not given, so that nothing can be changed here. Close the other tabs of the portal, start the browser again and reload.',
};

/** What this tab has in memory alone. */
export function UnsavedBanner({ register }: UnsavedBannerProps) {
  const { t } = useTranslation();
  const unsaved = useAppSelector((state) => state.storage.unsaved);
  const lost = useAppSelector((state) => state.storage.lost);
  if (unsaved === 0 && !lost) return null;
  const alone =
    lost === 'moved' && unsaved > 0
      ? t(
          '{{count}} records are not saved and lie in the memory of this tab alone: download the register before you close it.',
          { count: unsaved },
        )
      : '';
  const message = lost
    ? `${t(lostTexts[lost])} ${alone}`.trim()
    : t(
        '{{count}} records are not saved: this browser has no room for them. Work goes on in memory and is lost when this tab is closed. Saving is tried again every few seconds.',
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
