import type { TFunction } from 'i18next';
import { useState } from 'react';
import {
  countsOfSetAside,
  hiddenPaymentsWarning,
  mayHidePayments,
} from '../../features/settings/data/setAside/setAsideWords';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import type { OvertakenCommand } from '../../store/persistence/overtaken';
import { StorageBanner } from '../../ui/page/StorageBanner';
import type { useRegisterDownload } from './useRegisterDownload';

/** What a browser cannot hold, what another tab was first at, and what could not be read. */
export function StorageWarnings({ register }: { register: ReturnType<typeof useRegisterDownload> }) {
  const { t } = useTranslation();
  const setAside = useAppSelector((state) => state.storage.setAside);
  const overtaken = useAppSelector((state) => state.storage.overtaken);
  const hasDatabase = useAppSelector((state) => state.storage.hasDatabase);
  const [seenAside, setSeenAside] = useState(0);
  const [seenOvertaken, setSeenOvertaken] = useState(0);
  const [seenLack, setSeenLack] = useState(false);

  return (
    <>
      {!hasDatabase && !seenLack && (
        <StorageBanner
          severity="warning"
          message={t(
            'Storage is limited in this browser. Records are saved, but a crash may lose the last few seconds of work. Evidence files cannot be saved. Use another browser, or leave private mode.',
          )}
          register={register}
          onDismiss={() => setSeenLack(true)}
        />
      )}
      {overtaken.length > seenOvertaken && (
        <StorageBanner
          severity="warning"
          message={overtaken.slice(seenOvertaken).map((command, index) => (
            <div key={index}>{overtakenText(t, command)}</div>
          ))}
          register={register}
          onDismiss={() => setSeenOvertaken(overtaken.length)}
        />
      )}
      {setAside.length > seenAside && (
        <StorageBanner
          severity="warning"
          message={
            <>
              {t(
                '{{count}} unreadable records ({{kinds}}). They are kept unchanged, included in the download and listed in Settings.',
                { count: setAside.length, kinds: countsOfSetAside(t, setAside) },
              )}
              {mayHidePayments(setAside) && ` ${t(hiddenPaymentsWarning)}`}
            </>
          }
          register={register}
          onDismiss={() => setSeenAside(setAside.length)}
        />
      )}
    </>
  );
}

/** How many of the claims that were done in bulk are named. */
const named = 2;

function overtakenText(t: TFunction, { label, subjects }: OvertakenCommand): string {
  const action = t(label);
  if (subjects.length === 0) {
    return t('Not saved: {{action}}. Another tab made changes first. Check it and try again.', { action });
  }
  const ids = subjects.slice(0, named).join(', ');
  const more = subjects.length - named;
  return t('Not saved: {{action}} for {{claims}}. Another tab made changes first. Check and try again.', {
    action,
    claims: more > 0 ? t('{{ids}} and {{count}} more', { ids, count: more }) : ids,
  });
}
