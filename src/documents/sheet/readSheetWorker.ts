import type { Separator } from '../../domain/claimImport/sheet/cell';
import { readSheet } from './readSheet';

/*
 * Reads a spreadsheet beside the page, which goes on working; closed by whoever no longer wants it. The rows go over in
 * pieces, since taking over many cells at once would hold the page up.
 */

const rowsAtOnce = 2000;

addEventListener('message', ({ data }: MessageEvent<{ file: Blob; separator?: Separator }>) => {
  void readSheet(data.file, data.separator).then((reading) => {
    if (!reading.ok) return postMessage(reading);
    const of = reading.sheets.reduce((sum, { rows }) => sum + rows.length, 0);
    for (const { rows, ...facts } of reading.sheets) {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        postMessage({ ...(from === 0 && { facts }), rows: rows.slice(from, from + rowsAtOnce), of });
      }
    }
    postMessage({ ok: true });
  });
});
