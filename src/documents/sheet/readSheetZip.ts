import type { FileEntry } from '@zip.js/zip.js/index-native.js';
import { maximumColumns, maximumParts, maximumRows, maximumUnpackedBytes } from '../../domain/claimImport/limits';
import { SheetRefusal } from '../../domain/claimImport/sheetProblem';

/** The parts of a workbook that say what is in its cells. */
const needed =
  /^(\[Content_Types\]\.xml|_rels\/.*|xl\/(_rels\/.*|workbook\.xml|styles\.xml|sharedStrings\.xml|worksheets\/[^/]*\.xml))$/i;

/**
 * The parts of an .xlsx that matter, packed anew without compression: the reader then unpacks nothing, for which it
 * would start a worker from a blob: address. Sizes are judged by the directory before anything is unpacked, and held to
 * while it is. Cells far out, which would make the reader lay out every empty one before them, are refused.
 */
export async function repackWorkbook(file: Blob): Promise<ArrayBuffer> {
  const { BlobReader, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } = await import(
    /* webpackChunkName: "zip" */ '@zip.js/zip.js/index-native.js'
  );
  const parts: FileEntry[] = [];
  let unpacked = 0;
  let met = 0;
  for await (const entry of new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntriesGenerator()) {
    met += 1;
    if (met > maximumParts) throw bomb();
    if (entry.directory || !needed.test(entry.filename)) continue;
    if (entry.encrypted) throw new SheetRefusal('locked');
    unpacked += entry.uncompressedSize;
    if (unpacked > maximumUnpackedBytes) throw bomb();
    parts.push(entry);
  }
  if (!parts.some(({ filename }) => /^xl\/workbook\.xml$/i.test(filename))) throw new SheetRefusal('other_zip');

  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, level: 0 });
  for (const part of parts) {
    const bytes = await part.getData(new Uint8ArrayWriter(), { useWebWorkers: false });
    if (/worksheets\//i.test(part.filename)) judgeCells(new TextDecoder().decode(bytes));
    await zip.add(part.filename, new Uint8ArrayReader(bytes));
  }
  return (await zip.close()).buffer;
}

const bomb = () => new SheetRefusal('bomb', maximumUnpackedBytes / 1024 / 1024);

/** The last row of any workbook of Excel. */
const lastRow = 1_048_576;

const rowTag = /<(?:\w+:)?row\s[^>]*?\br\s*=\s*["'](\d+)["']/g;
const cellTag = /<(?:\w+:)?c\s[^>]*?\br\s*=\s*["']([A-Z]+)(\d+)["'][^>]*>/g;

function judgeCells(xml: string) {
  for (const [, row] of xml.matchAll(rowTag)) if (Number(row) > lastRow) throw new SheetRefusal('broken');
  for (const [tag, column = '', row] of xml.matchAll(cellTag)) {
    // Rows and columns are often formatted to the very last one, with nothing in them.
    if (tag.endsWith('/>')) continue;
    if (Number(row) > lastRow) throw new SheetRefusal('broken');
    if (columnNumber(column) > maximumColumns) throw new SheetRefusal('too_many_columns', maximumColumns);
    if (Number(row) > maximumRows + 1) throw new SheetRefusal('too_many_rows', maximumRows);
  }
}

/** "A" is 1, "AA" is 27. */
const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
