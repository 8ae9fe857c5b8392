import type { FileTask } from '../../domain/fileTask';
import type { Made, Paper, Passage } from './paper';
import { createPdf, type Pdf } from './pdf';

export type PaperRequest = Paper & Made;

/** Writes a paper as a PDF, passage by passage; it tells how far it is by the rows of its tables. */
export async function writePaper({ passages, ...options }: PaperRequest, task: FileTask): Promise<Blob> {
  const pdf = await createPdf(options, JSON.stringify(passages));
  const of = passages.reduce((rows, passage) => rows + rowsOf(passage), 0);
  let written = 0;
  for (const passage of passages) {
    const start = written;
    await write(pdf, passage, { ...task, report: (done) => task.report(start + done, of) });
    written += rowsOf(passage);
    await task.yieldToMain();
  }
  return pdf.finish();
}

const rowsOf = (passage: Passage) => (passage.kind === 'table' ? passage.table.rows.length : 0);

function write(pdf: Pdf, passage: Passage, task: FileTask): void | Promise<void> {
  switch (passage.kind) {
    case 'heading':
      return pdf.heading(passage.text);
    case 'paragraph':
      return pdf.paragraph(passage.text);
    case 'pairs':
      return pdf.pairs(passage.pairs);
    case 'table':
      return pdf.table(passage.table, task);
    case 'chart':
      return pdf.chart(passage.chart);
    case 'map':
      return pdf.map(passage.place);
    case 'signatures':
      return pdf.signatures(passage.boxes);
    case 'page':
      return pdf.page();
    case 'cut':
      return pdf.cut();
  }
}
