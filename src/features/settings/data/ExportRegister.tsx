import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { formatBytes } from '../../../domain/settings/formatBytes';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { FileJobProgress } from '../../../ui/fileJob/FileJobProgress';
import { useFileJob } from '../../../ui/fileJob/useFileJob';
import { selectUnconfirmedCount } from '../../../store/register/confirmed';
import { unconfirmedText } from '../../../ui/fileJob/tellExport';
import { readWholeRegister } from '../../../store/audit/readOlderLog';
import { toast } from '../../../ui/toast/toast';
import { deviceWords } from './failureText';
import { EvidenceUnreadable, exportBundle, exportRegister } from './registerFile';
import { useEvidenceOnDevice, type EvidenceCounts } from './useEvidenceOnDevice';

/** The register as a file to keep or to carry to another device; what the file will hold is said before. */
export function ExportRegister() {
  const { t } = useTranslation();
  const store = useAppStore();
  const job = useFileJob();
  const claims = useAppSelector((state) => state.claims.ids.length);
  const unconfirmed = useAppSelector(selectUnconfirmedCount);
  const evidence = useEvidenceOnDevice();

  const exportAll = () =>
    job.run(async (task) => {
      try {
        const { counts, evidence: packed } = await exportBundle(store, await store.dispatch(readWholeRegister()), task);
        const { files, bytes, absent } = packed;
        const lines = contentText(t, counts['claims'] ?? 0, { files, bytes, absent: absent.length });
        toast.success(t('Register exported'), lines.join(' '));
      } catch (error) {
        if (!(error instanceof EvidenceUnreadable)) throw error;
        toast.error(t('The register was not exported.'), t('The evidence files on this device could not be read.'));
      }
    });

  return (
    <>
      {evidence?.ok === false ? (
        <Alert severity="error" sx={{ my: 1 }}>
          {t('The evidence files on this device could not be read.')} {t(deviceWords[evidence.reason])}
        </Alert>
      ) : (
        <Typography sx={{ minHeight: '1.5em' }}>
          {evidence && contentText(t, claims, evidence.value).join(' ')}
        </Typography>
      )}
      {unconfirmed > 0 && <Typography>{unconfirmedText(t, unconfirmed)}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" onClick={() => void exportAll()}>
          {t('Export register')}
        </Button>
        <Button variant="outlined" onClick={() => void job.run(() => exportRegister(store))}>
          {t('Export records only (JSON)')}
        </Button>
      </Box>
      <FileJobProgress job={job} words={t('Exporting the register…')} />
    </>
  );
}

/** What the file holds, and how much of the evidence it cannot hold. */
function contentText(t: TFunction, claims: number, { files, bytes, absent }: EvidenceCounts): string[] {
  const held = [
    t('{{count}} claims', { count: claims }),
    files > 0 ? `${t('{{count}} evidence files', { count: files })} (${formatBytes(bytes)})` : t('no evidence files'),
  ];
  return [
    `${held.join(', ')}.`,
    ...(absent > 0
      ? [t('{{count}} evidence files are not on this device and are not included.', { count: absent })]
      : []),
  ];
}
