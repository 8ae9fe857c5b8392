import type { FileEntry } from '@zip.js/zip.js/index-native.js';
import { maximumParts, maximumUnpackedBytes } from '../../domain/claimImport/sheet/limits';
import { SheetRefusal } from '../../domain/claimImport/sheet/sheetProblem';

/** The parts of a workbook that say what is in its cells. */
const needed =
  /^(\[Content_Types\]\.xml|_rels\/.*|xl\/([^/]*\.xml|(_rels|persons)\/.*|(work|chart|dialog|macro)sheets\/[^/]*\.xml))$/i;

/** A workbook in the form in which it is read, and whether it hides any of its rows or columns. */
type Repacked = { workbook: ArrayBuffer; hasHidden: boolean };

/**
 * The parts of an .xlsx that matter, packed anew without compression: sizes are judged by the directory before anything is
 * unpacked, and held to while it is. Dates that are written as text and errors come as the texts that stand in the file:
 * the reader would take the zone from the first and the words from the second.
 */
export async function repackWorkbook(file: Blob): Promise<Repacked> {
  const { BlobReader, TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } = await import(
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

  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, level: 0, dataDescriptor: false });
  let hasHidden = false;
  for (const part of parts) {
    const bytes = await part.getData(new Uint8ArrayWriter(), { useWebWorkers: false });
    if (!/worksheets\//i.test(part.filename)) {
      await zip.add(part.filename, new Uint8ArrayReader(bytes));
      continue;
    }
    const xml = new TextDecoder().decode(bytes);
    judgeSheet(xml);
    hasHidden ||= /\shidden=["'](1|true)["']/.test(xml);
    await zip.add(part.filename, new TextReader(xml.replace(writtenCell, '$1"str"')));
  }
  return { workbook: (await zip.close()).buffer, hasHidden };
}

const bomb = () => new SheetRefusal('bomb', maximumUnpackedBytes / 1024 / 1024);

/** The last row of any workbook of Excel. */
export const lastRow = 1_048_576;

const rowTag = /<(?:\w+:)?row\s[^>]*?\br\s*=\s*["'](\d+)["']/g;

/** A cell that is a date or an error as written, up to its type. */
const writtenCell = /(<(?:\w+:)?c\s(?:[^>]*?\s)?t=)["'][de]["']/g;

/** Refuses a sheet that was cut off, and a row that no workbook has. */
function judgeSheet(xml: string) {
  if (!/<\/(?:\w+:)?worksheet>\s*$/.test(xml)) throw new SheetRefusal('broken');
  for (const [, row] of xml.matchAll(rowTag)) if (Number(row) > lastRow) throw new SheetRefusal('broken');
}
