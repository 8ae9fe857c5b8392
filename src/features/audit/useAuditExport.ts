import type { AuditEvent } from '../../domain/audit/audit';
import { checkAuditChain } from '../../domain/audit/auditChainCheck';
import type { AuditFilter } from '../../domain/audit/auditFilter';
import { kampalaToday } from '../../domain/calendar';
import type { FileTask } from '../../domain/fileTask';
import { reportFormats } from '../../domain/reports/reportFormats';
import { inEnglish } from '../../i18n/inEnglish';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { findUserAgent, type LogState } from '../../store/audit/log';
import { recordExport } from '../../store/audit/recordExport';
import { selectUnconfirmedCount } from '../../store/register/confirmed';
import { readConfirmed } from '../../store/register/readConfirmed';
import { selectFoundEvents } from '../../store/audit/search';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { rowsOf } from '../../store/table';
import { selectSessionName } from '../../store/session/selectors';
import { tellExportStarted, tellNothingToExport } from '../../ui/fileJob/tellExport';
import { useFileJob } from '../../ui/fileJob/useFileJob';
import { useAuditReader } from '../../ui/text/useAuditReader';

export const auditFormats = ['pdf', 'csv'] as const;

type AuditFormat = (typeof auditFormats)[number];

/** Makes a file of the events that a filter leaves and hands it over; of none it makes none and says so. */
export function useAuditExport(log: LogState, filter: AuditFilter) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const madeBy = useAppSelector(selectSessionName);
  const store = useAppStore();
  const job = useFileJob();
  const reader = useAuditReader();

  const makers: Record<AuditFormat, (events: readonly AuditEvent[], task: FileTask) => Promise<Blob>> = {
    csv: async (events) => {
      const { makeAuditCsv } = await import(/* webpackChunkName: "audit-files" */ '../../documents/audit/auditCsv');
      const csv = await makeAuditCsv(events, { t: inEnglish, findUserAgent: (event) => findUserAgent(log, event) });
      return new Blob([csv], { type: 'text/csv;charset=utf-8' });
    },
    pdf: async (events, task) => {
      const { makeAuditPdf } = await import(/* webpackChunkName: "audit-files" */ '../../documents/audit/auditPdf');
      const { audit } = store.dispatch(readConfirmed());
      const checked = await checkAuditChain(rowsOf(audit), audit.chain, {
        yieldToMain: task.yieldToMain,
        report: () => undefined,
      });
      return makeAuditPdf(
        events,
        { t: inEnglish, filter, log: checked, madeAt: new Date().toISOString(), madeBy },
        task,
      );
    },
  };

  const exportAs = (format: AuditFormat) => {
    const confirmed = store.dispatch(readConfirmed());
    const isShown = confirmed.audit === store.getState().audit;
    const events = selectFoundEvents(isShown ? log : confirmed, filter, reader);
    if (events.length === 0) {
      tellNothingToExport(t, t('No events match the filters. No file was created.'));
      return;
    }
    void job.run(async (task) => {
      tellExportStarted(t, selectUnconfirmedCount(confirmed));
      const file = await makers[format](events, task);
      task.signal.throwIfAborted();
      const name = `audit-log-${kampalaToday()}.${reportFormats[format].extension}`;
      saveFile(name, file);
      void dispatch(recordExport('auditLog', { file: name, rows: events.length }));
    });
  };

  return { job, exportAs };
}
