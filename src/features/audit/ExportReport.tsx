import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AuditFilter } from '../../domain/auditFilter';
import { kampalaToday } from '../../domain/calendar';
import { mayDo } from '../../domain/permissions';
import { makeAuditCsv } from '../../documents/auditCsv';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { findUserAgent, selectFoundEvents, type LogState } from '../../store/audit/log';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { toast } from '../../ui/toast';

type ExportReportProps = {
  log: LogState;
  /** Undefined exports everything. */
  filter: AuditFilter | undefined;
};

/** Takes the events that the page shows away as a CSV file. */
export function ExportReport({ log, filter = { search: '' } }: ExportReportProps) {
  const { t } = useTranslation();
  const role = useAppSelector(selectRole);
  const [busy, setBusy] = useState(false);
  if (!role || !mayDo('exportAudit', role)) return null;

  const exportEvents = async () => {
    const events = selectFoundEvents(log, filter);
    if (events.length === 0) {
      toast.refused(t('Nothing to export'), t('No event matches the filters, so no file was made.'));
      return;
    }
    setBusy(true);
    toast.success(t('Export Started'), t('Your report is being generated and will download shortly.'));
    try {
      const csv = await makeAuditCsv(events, {
        t,
        findUserAgent: (event) => findUserAgent(log, event),
      });
      saveFile(`audit-log-${kampalaToday()}.csv`, csv, 'text/csv');
    } catch {
      toast.error(t('Error'), t('The report could not be made. Check the connection and try again.'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<FileDownloadOutlined />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void exportEvents()}
    >
      {t('Export Report')}
    </Button>
  );
}
