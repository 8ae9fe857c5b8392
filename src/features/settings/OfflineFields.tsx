import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { checkForUpdate, type UpdateCheck } from '../../platform/offline/keepOffline';
import { offlineState, onOfflineState, reportOffline, type OfflineState } from '../../platform/offline/state';
import { portalVersion } from '../../platform/offline/version';
import { Field } from '../../ui/labels/Fields';

const keptWords: Record<OfflineState['kept'], Words> = {
  unknown: 'Not known yet',
  fetching: 'Getting ready: stay connected for a moment',
  refused: 'Not available in this browser or at this address: opening the portal needs a connection',
  'not all pages': 'Not yet: some pages need a connection',
  pages: 'Ready, except for PDF and spreadsheet files, which need a connection the first time',
  all: 'Ready: the portal opens and works without a connection',
};

const checkWords: Record<UpdateCheck, Words> = {
  found: 'A new version is available.',
  none: 'This is the newest version.',
  failed: 'Could not check for updates: the portal’s address did not respond.',
};

/** What of the portal lies on this device, and which version it is. */
export function OfflineFields() {
  const { t } = useTranslation();
  const { kept, update, postponed } = useSyncExternalStore(onOfflineState, offlineState);
  return (
    <>
      <Field label={t('Works offline')} wide>
        {t(keptWords[kept])}
      </Field>
      <Field label={t('Version')} wide>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          {portalVersion()}
          {update === 'none' && <CheckButton />}
          {postponed && <UpdateButton />}
        </Box>
      </Field>
    </>
  );
}

function CheckButton() {
  const { t } = useTranslation();
  const [result, setResult] = useState<UpdateCheck | 'checking'>();
  const check = async () => {
    setResult('checking');
    setResult(await checkForUpdate());
  };
  return (
    <>
      <Button size="small" onClick={() => void check()} loading={result === 'checking'}>
        {t('Check for updates')}
      </Button>
      <span role="status">{result && result !== 'checking' && t(checkWords[result])}</span>
    </>
  );
}

/** Brings back the notice that was put off. */
function UpdateButton() {
  const { t } = useTranslation();
  return (
    <Button size="small" onClick={() => reportOffline({ type: 'recalled' })}>
      {t('Update to the new version')}
    </Button>
  );
}
