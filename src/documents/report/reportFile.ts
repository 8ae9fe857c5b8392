import type { FileTask } from '../../domain/fileTask';
import type { ReportScope } from '../../domain/reports/report';
import { reportFacts, reportFileName } from '../../domain/reports/reportForm';
import { reportFormats, type ReportFormat } from '../../domain/reports/reportFormats';
import type { MadeReport } from '../../domain/reports/reportTypes';
import { officialFormats, figureText } from '../table/cellText';
import { makePaperPdf } from '../pdf/paperPdf';
import { makeReportPaper } from './reportPaper';
import { makeTableCsv } from '../table/tableCsv';
import { makeTableXlsx } from '../table/tableXlsx';

type ReportFileOptions = {
  format: ReportFormat;
  scope: ReportScope;
  /** An ISO instant. */
  madeAt: string;
  madeBy: string;
  task: FileTask;
};

/**
 * A report as the file that was asked for: a PDF, an Excel workbook with a sheet of facts and a sheet a table, or its
 * main table as CSV. Official, so in English and UGX whatever the preferences.
 */
export async function makeReportFile(
  report: MadeReport,
  { format, scope, madeAt, madeBy, task }: ReportFileOptions,
): Promise<{ name: string; content: Blob }> {
  const facts = reportFacts(report.type, scope, officialFormats.date);
  const name = `${reportFileName(report.type, scope)}.${reportFormats[format].extension}`;
  switch (format) {
    case 'pdf':
      return { name, content: await makePaperPdf(makeReportPaper(report, facts), { madeAt, madeBy }, task) };
    case 'excel': {
      const made = [
        ['Created', officialFormats.dateTime(madeAt)],
        ['Made by', madeBy],
      ] as const;
      const figures = report.figures.map((figure) => [figure.label, figureText(figure)] as const);
      const notes = report.notes.map((note) => ['Note', note] as const);
      return {
        name,
        content: await makeTableXlsx(
          report.tables,
          [['Report', report.title], ...facts, ...made, ...figures, ...notes],
          task.signal,
        ),
      };
    }
    case 'csv': {
      const csv = await makeTableCsv(report.main);
      return { name, content: new Blob([csv], { type: 'text/csv;charset=utf-8' }) };
    }
  }
}
