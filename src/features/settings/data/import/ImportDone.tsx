import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { kampalaToday } from '../../../../domain/calendar';
import { formatBytes } from '../../../../domain/settings/formatBytes';
import { useTranslation } from '../../../../i18n/useTranslation';
import { makeTableCsv } from '../../../../documents/table/tableCsv';
import { saveFile } from '../../../../platform/download';
import { recordExport } from '../../../../store/audit/recordExport';
import { useAppDispatch } from '../../../../store/hooks';
import { useFileJob } from '../../../../ui/fileJob/useFileJob';
import { makeImportReport } from './importReport';
import { PlanCounts } from './PlanCounts';
import type { ImportStage } from './useImport';

type ImportDoneProps = Omit<Extract<ImportStage, { name: 'done' }>, 'name'>;

/** What an import has done, and the same record by record as a file. */
export function ImportDone({ shown: { plan, choices }, wanted, held }: ImportDoneProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const job = useFileJob();
  const size = formatBytes(held.reduce((sum, file) => sum + file.size, 0));

  const download = () =>
    void job.run(async ({ signal }) => {
      const report = makeImportReport(plan, choices);
      const csv = await makeTableCsv(report);
      signal.throwIfAborted();
      const name = `import-report-${kampalaToday()}.csv`;
      saveFile(name, csv, 'text/csv');
      void dispatch(recordExport('importReport', { file: name, rows: report.rows.length }));
    });

  return (
    <>
      <Alert severity="success" sx={{ mb: 2 }}>
        {t('Register imported. A snapshot of the previous register was saved.')}
      </Alert>
      <PlanCounts plan={plan} choices={choices} />
      {held.length > 0 && (
        <Typography sx={{ mt: 2 }}>
          {t('Evidence files added: {{number}} ({{size}})', { number: held.length, size })}
        </Typography>
      )}
      {held.length < wanted.length && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('Evidence files missing on this device: {{number}}. Import the file again.', {
            number: wanted.length - held.length,
          })}
        </Alert>
      )}
      <Button sx={{ mt: 2 }} variant="outlined" onClick={download}>
        {t('Download report')}
      </Button>
    </>
  );
}
