import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatBytes } from '../../../../domain/settings/formatBytes';
import { mayDo } from '../../../../domain/user/permissions';
import { useTranslation } from '../../../../i18n/useTranslation';
import { saveFile } from '../../../../platform/download';
import { recordExport } from '../../../../store/audit/recordExport';
import { useAppSelector, useAppStore } from '../../../../store/hooks';
import { nameOfSetAside } from '../../../../store/persistence/setAside';
import { removeSetAside, setAsideAsJson } from '../../../../store/persistence/removeSetAside';
import type { SetAside } from '../../../../store/persistence/local/asideTexts';
import { selectRole } from '../../../../store/session/selectors';
import { Confirmation } from '../../../../ui/commandForm/Confirmation';
import { useQuestion } from '../../../../ui/commandForm/useQuestion';
import { useFormats } from '../../../../ui/text/formats';
import { tellRefusal, tellResult } from '../../../../ui/toast/tellResult';
import { countsOfSetAside, kindOfSetAside, hiddenPaymentsWarning, mayHidePayments } from './setAsideWords';

const idFace = { fontFamily: 'fontFamilyMono', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

/** Rows that are shown; the download holds all. */
const shown = 50;

const hasBeenDownloaded = (downloaded: readonly SetAside[], entries: readonly SetAside[]) =>
  entries.every((entry) => downloaded.some(({ key, text }) => key === entry.key && text === entry.text));

/** The stored texts that could not be read: what they are, as a file and, for whoever may, to be removed after that. */
export function SetAsideList() {
  const { t } = useTranslation();
  const store = useAppStore();
  const formats = useFormats();
  const entries = useAppSelector((state) => state.storage.setAside);
  const role = useAppSelector(selectRole);
  const [downloaded, setDownloaded] = useState<readonly SetAside[]>([]);
  const { question, asked } = useQuestion();
  if (entries.length === 0) return <Confirmation question={question} />;
  const mayRemove = role !== undefined && mayDo('removeSetAside', role);

  const download = () => {
    const now = new Date().toISOString();
    const file = `wildlife-claims-set-aside-${now.slice(0, 10)}.json`;
    saveFile(file, setAsideAsJson(entries, now), 'application/json');
    setDownloaded(entries);
    void store.dispatch(recordExport('setAside', { file, rows: entries.length }));
  };

  const remove = async () => {
    const agreed = await asked({
      title: t('Remove unreadable records?'),
      text: t(
        '{{counts}}. They are removed from this device permanently and remain only in the downloaded file. Keep that file: another device may be able to read them.',
        { counts: countsOfSetAside(t, entries) },
      ),
      confirmLabel: t('Remove'),
      destructive: true,
    });
    if (!agreed) return;
    const refusal = tellResult(t, await store.dispatch(removeSetAside(entries)), {
      done: t('Unreadable records removed'),
    });
    if (refusal) tellRefusal(t, refusal, formats);
  };

  return (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {t('Unreadable records')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('These records could not be read. They stay unchanged on this device and are not counted anywhere.')}
      </Typography>
      {mayHidePayments(entries) && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {t(hiddenPaymentsWarning)}
        </Alert>
      )}
      <Box component="ul" aria-label={t('Unreadable records')} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {entries.slice(0, shown).map((entry, index) => (
          <Box
            component="li"
            key={index}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            <span>{kindOfSetAside(t, entry, 'one')}</span>
            <Box component="span" sx={{ ...idFace, flex: '1 1 200px' }}>
              {nameOfSetAside(entry).id}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {formatBytes(new Blob([entry.text]).size)}
            </Box>
          </Box>
        ))}
      </Box>
      {entries.length > shown && (
        <Typography>{t('… and {{count}} more in the download.', { count: entries.length - shown })}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button variant="outlined" onClick={download}>
          {t('Download unreadable records')}
        </Button>
        {mayRemove && (
          <Button
            variant="outlined"
            color="error"
            disabled={!hasBeenDownloaded(downloaded, entries)}
            onClick={() => void remove()}
          >
            {t('Remove unreadable records')}
          </Button>
        )}
        {mayRemove && !hasBeenDownloaded(downloaded, entries) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('Download them first. You can then remove them.')}
          </Typography>
        )}
      </Box>
      <Confirmation question={question} />
    </>
  );
}
