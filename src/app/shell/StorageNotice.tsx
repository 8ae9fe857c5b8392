import SaveOutlined from '@mui/icons-material/SaveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import {
  countsOfSetAside,
  hiddenPaymentsWarning,
  mayHidePayments,
} from '../../features/settings/data/setAside/setAsideWords';
import { useAppSelector } from '../../store/hooks';
import type { OvertakenCommand } from '../../store/persistence/healthSlice';
import { StorageBanner } from '../../ui/page/StorageBanner';
import { toast } from '../../ui/toast/toast';
import { UnsavedBanner } from './UnsavedBanner';
import { useRegisterDownload } from './useRegisterDownload';

const noticeId = 'storage-notice';

/**
 * What the browser does not hold, or could not read, and the register as a file to keep (docs/product.md, Bad input and
 * bad luck).
 */
export function StorageNotice() {
  const { t } = useTranslation();
  const unsaved = useAppSelector((state) => state.storage.unsaved);
  const setAside = useAppSelector((state) => state.storage.setAside);
  const overtaken = useAppSelector((state) => state.storage.overtaken);
  const [seenAside, setSeenAside] = useState(0);
  const [seenOvertaken, setSeenOvertaken] = useState(0);
  const hasDatabase = useAppSelector((state) => state.storage.hasDatabase);
  const [seenLack, setSeenLack] = useState(false);
  const register = useRegisterDownload();
  useSavedAgain(unsaved);

  return (
    <Box
      component="section"
      id={noticeId}
      tabIndex={-1}
      aria-label={t('Storage')}
      sx={{ scrollMarginTop: 56, outline: 0, displayPrint: 'none' }}
    >
      <UnsavedBanner register={register} />
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
    </Box>
  );
}

/** Says it when everything that waited for room is stored. */
function useSavedAgain(unsaved: number) {
  const { t } = useTranslation();
  const before = useRef(unsaved);
  useEffect(() => {
    if (before.current > 0 && unsaved === 0) {
      toast.success(t('Everything is saved again'), t('All changes are now saved on this device.'));
    }
    before.current = unsaved;
  }, [unsaved, t]);
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

/** In the header, which stays in sight, while something is not saved; leads to the notice. */
export function UnsavedMark() {
  const { t } = useTranslation();
  const isSaved = useAppSelector(({ storage }) => storage.unsaved === 0 && !storage.lost);
  if (isSaved) return null;
  return (
    <Button
      size="small"
      color="error"
      startIcon={<SaveOutlined />}
      onClick={() => document.getElementById(noticeId)?.focus()}
      aria-label={t('Not saved')}
      sx={{ gap: 0.75, minWidth: 44, '& .MuiButton-startIcon': { m: 0 } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('Not saved')}
      </Box>
    </Button>
  );
}
