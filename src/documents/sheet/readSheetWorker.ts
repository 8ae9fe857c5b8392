import { readSheet } from './readSheet';

/*
 * Reads a spreadsheet beside the page, which goes on working; closed by whoever no longer wants it. The rows go over in
 * pieces, since taking over many cells at once would hold the page up.
 */

const rowsAtOnce = 2000;

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void readSheet(data).then((reading) => {
    if (!reading.ok) return postMessage(reading);
    const of = reading.sheets.reduce((sum, { rows }) => sum + rows.length, 0);
    for (const { name, rows } of reading.sheets) {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        postMessage({ name, first: from === 0, rows: rows.slice(from, from + rowsAtOnce), of });
      }
    }
    postMessage({ ok: true });
  });
});
