import { useCallback } from 'react';
import { isEmptyReport } from '../../domain/reports/report';
import { makeReport, readsLog } from '../../domain/reports/reportTypes';
import { findReportChoice, scopeOf, type ReportForm } from '../../domain/reports/reportForm';
import type { Role } from '../../domain/user/roles';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { recordExport } from '../../store/audit/recordExport';
import { useAppStore } from '../../store/hooks';
import { selectUnconfirmedCount } from '../../store/register/confirmed';
import { readConfirmed } from '../../store/register/readConfirmed';
import { selectReportRecords } from '../../store/reports/records';
import { selectSessionName } from '../../store/session/selectors';
import { tellExportStarted, tellNothingToExport } from '../../ui/fileJob/tellExport';
import { useFileJob } from '../../ui/fileJob/useFileJob';
import { needRowsOf } from '../shared/olderLog/needRowsOf';

/** Makes the file of a report from the register as it is now and hands it over. */
export function useReportDownload(role: Role, today: string) {
  const { t } = useTranslation();
  const store = useAppStore();
  const job = useFileJob();
  const { run } = job;

  const download = useCallback(
    async (form: ReportForm) => {
      const choice = findReportChoice(form, role, today);
      if (!choice) return;
      if (readsLog(choice.type)) await needRowsOf(store);
      const state = store.dispatch(readConfirmed());
      const scope = scopeOf(choice, today);
      const report = makeReport(choice.type, { ...selectReportRecords(state), today }, scope);
      const empty = choice.format === 'csv' ? report.main.rows.length === 0 : isEmptyReport(report);
      if (empty) {
        tellNothingToExport(t, t('No records match this report. No file was created.'));
        return;
      }
      tellExportStarted(t, selectUnconfirmedCount(state));
      await run(async (task) => {
        const { makeReportFile } = await import(
          /* webpackChunkName: "report-file" */ '../../documents/report/reportFile'
        );
        const { name, content } = await makeReportFile(report, {
          format: choice.format,
          scope,
          madeAt: new Date().toISOString(),
          madeBy: selectSessionName(state),
          task,
        });
        await task.yieldToMain();
        saveFile(name, content);
        void store.dispatch(recordExport('report', { file: name, rows: report.main.rows.length }));
      });
    },
    [role, today, store, run, t],
  );

  return { download, job };
}
