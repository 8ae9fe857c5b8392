import SaveOutlined from '@mui/icons-material/SaveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { lifecycle } from '../../domain/lifecycle';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { OvertakenDeed } from '../../store/persistence/healthSlice';
import { registerAsJson } from '../../store/persistence/registerJson';
import { StorageBanner } from '../../ui/StorageBanner';

const noticeId = 'storage-notice';

/** What the browser does not hold, or could not read, and the register as a file to keep (PRODUCT, Bad luck). */
export function StorageNotice() {
  const { t } = useTranslation();
  const store = useAppStore();
  const unsaved = useAppSelector((state) => state.storage.unsaved);
  const setAside = useAppSelector((state) => state.storage.setAside.length);
  const overtaken = useAppSelector((state) => state.storage.overtaken);
  const [seenAside, setSeenAside] = useState(0);
  const [seenOvertaken, setSeenOvertaken] = useState(0);

  const download = () => {
    const now = new Date().toISOString();
    saveFile(`wildlife-claims-${now.slice(0, 10)}.json`, registerAsJson(store.getState(), now), 'application/json');
  };

  return (
    <Box
      component="section"
      id={noticeId}
      tabIndex={-1}
      aria-label={t('Storage')}
      sx={{ scrollMarginTop: 56, outline: 0, displayPrint: 'none' }}
    >
      {unsaved > 0 && (
        <StorageBanner
          message={t(
            '{{count}} records are not saved: the storage of this browser is full. Work goes on in memory and is lost when this tab is closed.',
            { count: unsaved },
          )}
          onDownload={download}
        />
      )}
      {overtaken.length > seenOvertaken && (
        <StorageBanner
          severity="warning"
          message={overtaken.slice(seenOvertaken).map((deed, index) => (
            <div key={index}>{overtakenText(t, deed)}</div>
          ))}
          onDownload={download}
          onDismiss={() => setSeenOvertaken(overtaken.length)}
        />
      )}
      {setAside > seenAside && (
        <StorageBanner
          severity="warning"
          message={t(
            '{{count}} stored records could not be read. They were set aside unchanged and are part of the download.',
            { count: setAside },
          )}
          onDownload={download}
          onDismiss={() => setSeenAside(setAside)}
        />
      )}
    </Box>
  );
}

/** How many claims of a bulk deed are named. */
const named = 2;

function overtakenText(t: TFunction, { action, claimIds, account }: OvertakenDeed): string {
  if (account !== undefined) {
    return t(
      'The change to the account of {{name}} could not be saved and no longer holds: another tab was first. Look at it again.',
      { name: account },
    );
  }
  if (!action) {
    return t('The fund entry could not be saved and no longer holds: another tab was first. Look at the ledger again.');
  }
  const ids = claimIds.slice(0, named).join(', ');
  const more = claimIds.length - named;
  return t(
    '{{action}} of {{claims}} could not be saved and no longer holds: another tab was first. Look at it again.',
    {
      action: t(lifecycle[action].label),
      claims: more > 0 ? t('{{ids}} and {{count}} more', { ids, count: more }) : ids,
    },
  );
}

/** In the header, which stays in sight, while something is not saved; leads to the notice. */
export function UnsavedMark() {
  const { t } = useTranslation();
  const unsaved = useAppSelector((state) => state.storage.unsaved);
  if (unsaved === 0) return null;
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
