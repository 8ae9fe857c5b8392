import type { FileTask } from '../../domain/fileTask';
import type { ReportChart } from '../../domain/reports/report';
import type { Table } from '../../domain/table';
import { madeByPair, type Made, type Pair, type Paper, type PlaceOnPaper } from './paper';
import { drawBarChart } from './barChart';
import { embedFonts } from './fonts';
import { drawHeadsAndFeet, drawLetterhead } from './letterhead';
import { drawCut, drawPairs, drawParagraph } from './passages';
import { drawTable } from './pdfTable';
import { drawHeading, makeRoom, startSheet, startPage } from './sheet';
import { englishWords } from './words';
import { drawSignatures, type SignatureBox } from './signatures';

/** An official document on A4 that is written from top to bottom. Texts are data: nothing in them is markup. */
export type Pdf = {
  heading: (text: string) => void;
  paragraph: (text: string) => void;
  pairs: (pairs: readonly Pair[]) => void;
  /** The rows of a table with their head and totals; its title is the heading's to say. Rejects when cancelled. */
  table: (table: Table, task?: FileTask) => Promise<void>;
  /** The bars of a table, on one page; its title is the heading's to say. */
  chart: (chart: ReportChart) => void;
  /** Where something happened. Rejects without a connection: the outlines of the districts come on demand. */
  map: (place: PlaceOnPaper) => Promise<void>;
  signatures: (boxes: readonly SignatureBox[]) => void;
  /** Goes on at the top of a new page. */
  page: () => void;
  /** A line to cut along, at half of the page where what stands above fits into it. */
  cut: () => void;
  /** Heads and feet of all pages, and the file. */
  finish: () => Blob;
};

/**
 * Opens an official document under the authority's head. Fetches the library and the fonts: rejects offline.
 * @param texts all that will be written in it
 */
export async function createPdf(options: Omit<Paper, 'passages'> & Made, texts: string): Promise<Pdf> {
  const { title, facts, orientation, words = englishWords, ...made } = options;
  const [{ jsPDF }, { autoTable }] = await Promise.all([
    import(/* webpackChunkName: "pdf" */ 'jspdf'),
    import(/* webpackChunkName: "pdf" */ 'jspdf-autotable'),
  ]);
  const doc = new jsPDF({
    unit: 'mm',
    format: 'a4',
    orientation: orientation ?? 'portrait',
    putOnlyUsedFonts: true,
    compress: true,
  });
  const { print, familyOf } = await embedFonts(doc, JSON.stringify(options) + texts);
  const printPairs = (pairs: readonly Pair[]) => pairs.map(([label, value]): Pair => [print(label), print(value)]);
  const printedTitle = print(title);

  doc.setProperties({ title: printedTitle, creator: 'Wildlife Compensation' });
  const sheet = startSheet(doc, familyOf);
  drawLetterhead(sheet, printedTitle, print(words.service));
  drawPairs(sheet, printPairs([...facts, madeByPair(made, words)]));

  return {
    heading: (text) => drawHeading(sheet, print(text)),
    paragraph: (text) => drawParagraph(sheet, print(text)),
    pairs: (pairs) => drawPairs(sheet, printPairs(pairs)),
    table: (table, task) => drawTable(sheet, { autoTable, print }, table, task),
    chart: (chart) => drawBarChart(sheet, chart, print),
    map: async (place) => {
      const { drawPlaceMap } = await import(/* webpackChunkName: "pdf-map" */ './placeMap');
      drawPlaceMap(sheet, place, print);
    },
    signatures: (boxes) => drawSignatures(sheet, boxes, words.signatureLines, print),
    page: () => startPage(sheet),
    cut: () => drawCut(sheet),
    finish: () => {
      makeRoom(sheet, 0);
      drawHeadsAndFeet(sheet, printedTitle, { service: print(words.service), page: print(words.page) });
      return doc.output('blob');
    },
  };
}
