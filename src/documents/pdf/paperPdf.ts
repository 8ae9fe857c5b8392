import type { FileTask } from '../../domain/fileTask';
import type { Made, Paper } from './paper';
import type { PaperRequest } from './writePaper';
import { runInWorker } from '../runInWorker';

/**
 * A paper as a PDF. It is written beside the page, for the library ends a document of hundreds of pages without a pause;
 * where there are no workers, on the page. Rejects without a connection, and when cancelled.
 */
export async function makePaperPdf(paper: Paper, made: Made, task: FileTask): Promise<Blob> {
  const request: PaperRequest = { ...paper, ...made };
  if (typeof Worker === 'undefined') {
    const { writePaper } = await import(/* webpackChunkName: "paper-pdf" */ './writePaper');
    return writePaper(request, task);
  }
  const { startPdfWorker } = await import(/* webpackChunkName: "paper-pdf-start" */ './startPdfWorker');
  return runInWorker(startPdfWorker, request, task);
}
