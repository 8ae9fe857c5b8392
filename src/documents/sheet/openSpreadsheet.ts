import type { Separator, Sheet, SheetFacts, SheetRow } from '../../domain/claimImport/sheet/cell';
import type { SheetProblem, SheetReading } from '../../domain/claimImport/sheet/sheetProblem';
import type { FileTask } from '../../domain/fileTask';
import { readSheet } from './readSheet';

/** Rows of a sheet; the first ones with what is known of it. */
type Piece = { facts?: SheetFacts; rows: SheetRow[]; of: number };
type Message = Piece | { ok: true } | { ok: false; problem: SheetProblem };

/**
 * As `readSheet`, in a worker of its own, so that the page answers while a large file is read. Rejects only when the
 * task is cancelled.
 */
export async function openSpreadsheet(file: Blob, task: FileTask, separator?: Separator): Promise<SheetReading> {
  // Tests run where there are none.
  if (typeof Worker === 'undefined') return readSheet(file, separator);
  const { startSheetWorker } = await import(/* webpackChunkName: "sheet-worker" */ './startSheetWorker');
  task.signal.throwIfAborted();
  const worker = startSheetWorker();
  const sheets: (Sheet & { rows: SheetRow[] })[] = [];
  let done = 0;
  try {
    return await new Promise<SheetReading>((resolve, reject) => {
      task.signal.addEventListener('abort', () => reject(task.signal.reason as Error));
      worker.onerror = (event) => {
        event.preventDefault();
        // Whatever a file holds is answered: only the worker itself can be missing.
        resolve({ ok: false, problem: { code: 'no_reader' } });
      };
      worker.onmessage = ({ data }: MessageEvent<Message>) => {
        if ('ok' in data) return resolve(data.ok ? { ok: true, sheets } : data);
        if (data.facts) sheets.push({ ...data.facts, rows: [] });
        for (const row of data.rows) sheets.at(-1)?.rows.push(row);
        done += data.rows.length;
        task.report(done, data.of);
      };
      worker.postMessage({ file, separator });
    });
  } finally {
    worker.terminate();
  }
}
