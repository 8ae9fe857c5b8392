import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { Snapshot } from '../../domain/register/snapshot';
import type { Words } from '../../domain/words';
import { useTranslation } from '../../i18n/useTranslation';
import { listSnapshots, readSnapshot } from '../../platform/backups';
import { saveFile } from '../../platform/download';
import { makeFileTask } from '../../ui/fileJob/fileTask';
import { useFormats } from '../../ui/text/formats';

type Outcome = 'made' | 'recordsAlone' | 'notRead';

const outcomes = {
  made: 'The file was sent to your downloads. Check that it is there before you delete anything.',
  recordsAlone: 'The file contains records only. The evidence files could not be added.',
  notRead: 'The snapshot could not be read.',
} as const satisfies Record<Outcome, Words>;

/** The snapshots that outlived the register, each to be taken along with the evidence that it names. */
export function SnapshotRescue() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [snapshots, setSnapshots] = useState<readonly Snapshot[]>([]);
  const [making, setMaking] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    let current = true;
    void listSnapshots().then((listed) => current && listed.ok && setSnapshots(listed.value));
    return () => {
      current = false;
    };
  }, []);

  const download = async (snapshot: Snapshot) => {
    setMaking(snapshot.id);
    setOutcome(null);
    setOutcome(await rescue(snapshot));
    setMaking(null);
  };

  if (snapshots.length === 0) return null;
  return (
    <>
      <p>
        {t(
          'These snapshots of the register are still on this device. Download the latest one before you delete anything. You can import it later, with its evidence files.',
        )}
      </p>
      <Box component="ul" aria-label={t('Snapshots')} sx={{ m: 0, mb: 1, p: 0, listStyle: 'none' }}>
        {snapshots.map((snapshot) => (
          <Box
            component="li"
            key={snapshot.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
          >
            <span>
              <time dateTime={snapshot.takenAt}>{dateTime(snapshot.takenAt)}</time>
              {` · ${t('{{count}} claims', { count: snapshot.claims })}`}
            </span>
            <Button
              onClick={() => void download(snapshot)}
              disabled={making !== null}
              aria-label={t('Download the snapshot of {{date}}', { date: dateTime(snapshot.takenAt) })}
            >
              {making === snapshot.id ? t('Preparing the file…') : t('Download')}
            </Button>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ color: 'text.primary', mb: 1 }}>
        {outcome && t(outcomes[outcome])}
      </Box>
    </>
  );
}

/** Where the evidence cannot be read or the file not be made, the records alone, which takes no further code. */
async function rescue({ id, takenAt }: Snapshot): Promise<Outcome> {
  const text = await readSnapshot(id);
  if (!text.ok || text.value === undefined) return 'notRead';
  try {
    const { rescueSnapshot } = await import(
      /* webpackChunkName: "register-file" */ '../../features/settings/data/registerFile'
    );
    const task = makeFileTask(new AbortController().signal, () => undefined);
    return (await rescueSnapshot(text.value, takenAt, task)) ? 'made' : 'recordsAlone';
  } catch {
    saveFile(`wildlife-claims-${takenAt.slice(0, 10)}.json`, text.value, 'application/json');
    return 'recordsAlone';
  }
}
