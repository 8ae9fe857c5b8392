import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { findLastDay } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { useAppSelector } from '../../store/hooks';
import { selectSchedules } from '../../store/schedules/selectors';
import { selectSessionName } from '../../store/session/selectors';
import { ProgressBelow } from '../../ui/fileJob/FileJobProgress';
import { tellExportStarted } from '../../ui/fileJob/tellExport';
import { useFileJob } from '../../ui/fileJob/useFileJob';

/** Hands a schedule over as a workbook. It holds nobody's data, so the audit log keeps nothing of it. */
export function ScheduleDownload({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  const madeBy = useAppSelector(selectSessionName);
  const lastDay = useAppSelector((state) => findLastDay(selectSchedules(state), schedule));
  const job = useFileJob();

  const download = () =>
    job.run(async ({ signal }) => {
      tellExportStarted(t);
      const { makeScheduleFile } = await import(
        /* webpackChunkName: "schedule-file" */ '../../documents/schedule/scheduleFile'
      );
      const made = { madeAt: new Date().toISOString(), madeBy };
      const { name, file } = await makeScheduleFile({ schedule, lastDay, ...made }, signal);
      signal.throwIfAborted();
      saveFile(name, file);
    });

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<FileDownloadOutlined />}
        disabled={job.running}
        onClick={() => void download()}
      >
        {t('Download Excel')}
      </Button>
      <ProgressBelow job={job} />
    </>
  );
}
