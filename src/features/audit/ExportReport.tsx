import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import type { AuditFilter } from '../../domain/audit/auditFilter';
import { mayDo } from '../../domain/user/permissions';
import { reportFormats } from '../../domain/reports/reportFormats';
import { useTranslation } from '../../i18n/useTranslation';
import type { LogState } from '../../store/audit/log';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { ProgressBelow } from '../../ui/fileJob/FileJobProgress';
import { MenuButton } from '../../ui/menu/MenuButton';
import { auditFormats, useAuditExport } from './useAuditExport';

type ExportReportProps = {
  log: LogState;
  /** Undefined exports everything. */
  filter: AuditFilter | undefined;
};

/** Takes the events that the page shows away, as a paper to be filed or as a table. */
export function ExportReport({ log, filter = { search: '' } }: ExportReportProps) {
  const { t } = useTranslation();
  const role = useAppSelector(selectRole);
  const { job, exportAs } = useAuditExport(log, filter);
  if (!role || !mayDo('exportAudit', role)) return null;

  return (
    <>
      <MenuButton
        label={t('Export Report')}
        icon={<FileDownloadOutlined />}
        entries={auditFormats.map((format) => ({
          label: t(reportFormats[format].label),
          disabled: job.running,
          onChoose: () => exportAs(format),
        }))}
      />
      <ProgressBelow job={job} />
    </>
  );
}
