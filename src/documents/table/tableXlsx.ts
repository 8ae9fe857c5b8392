import type { Table } from '../../domain/table';
import { runInWorker } from '../runInWorker';
import type { Facts, WorkbookRequest } from './workbook';

/**
 * An Excel workbook: a sheet with the facts first, where there are any, then a sheet a table with its header frozen,
 * columns as wide as what they hold, and a line of totals. Days and instants are dates (instants by Kampala's clock),
 * amounts and counts numbers; text is text, whatever it begins with. It is written beside the page, which goes on
 * working; where there are no workers, on the page.
 * @param signal gives the work up
 */
export async function makeTableXlsx(tables: readonly Table[], facts: Facts = [], signal?: AbortSignal): Promise<Blob> {
  const request: WorkbookRequest = { tables, facts };
  if (typeof Worker === 'undefined') {
    const { writeWorkbook } = await import(/* webpackChunkName: "xlsx" */ './workbook');
    return writeWorkbook(request);
  }
  const { startXlsxWorker } = await import(/* webpackChunkName: "xlsx-start" */ './startXlsxWorker');
  return runInWorker(startXlsxWorker, request, { signal });
}
