import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatBytes } from '../../../domain/settings/formatBytes';
import { snapshotKinds, type Snapshot } from '../../../domain/register/snapshot';
import { useTranslation } from '../../../i18n/useTranslation';
import { readSnapshot } from '../../../platform/backups';
import { useAppStore } from '../../../store/hooks';
import { useFormats } from '../../../ui/text/formats';
import { toast } from '../../../ui/toast/toast';
import { ToneChip } from '../../../ui/labels/chips';
import { deviceWords } from './failureText';
import { saveRegisterFile } from './registerFile';

type SnapshotListProps = {
  snapshots: Snapshot[];
  /** Left out for whoever may not. */
  onRestore?: (snapshot: Snapshot) => void;
};

export function SnapshotList({ snapshots, onRestore }: SnapshotListProps) {
  const { t } = useTranslation();
  const store = useAppStore();
  const { dateTime } = useFormats();

  const download = async ({ id, takenAt, claims }: Snapshot) => {
    const text = await readSnapshot(id);
    if (text.ok && text.value !== undefined) saveRegisterFile(store, { text: text.value, takenAt, claims });
    else toast.error(t('The snapshot could not be read.'), t(deviceWords[text.ok ? 'gone' : text.reason]));
  };

  return (
    <Box component="ul" aria-label={t('Snapshots')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {snapshots.map((snapshot) => (
        <Box
          component="li"
          key={snapshot.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            py: 0.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 220px' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <time dateTime={snapshot.takenAt}>{dateTime(snapshot.takenAt)}</time>
              <ToneChip
                tone={snapshot.kind === 'daily' ? 'grey' : 'blue'}
                label={t(snapshotKinds[snapshot.kind].label)}
              />
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {t('{{count}} claims', { count: snapshot.claims })} · {formatBytes(snapshot.size)}
            </Box>
          </Box>
          {onRestore && (
            <Button
              color="secondary"
              onClick={() => onRestore(snapshot)}
              aria-label={t('Restore the snapshot of {{date}}', { date: dateTime(snapshot.takenAt) })}
            >
              {t('Restore')}
            </Button>
          )}
          <Button
            onClick={() => void download(snapshot)}
            aria-label={t('Download the snapshot of {{date}}', { date: dateTime(snapshot.takenAt) })}
          >
            {t('Download')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
