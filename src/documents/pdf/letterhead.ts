import type { jsPDF } from 'jspdf';
import { emblemShapes } from '../../reference/emblem';
import { colours, hairline, margin, setTextStyle, sizes, wrap, writeLines, lineHeight, type PdfSheet } from './sheet';
import { authority, filledIn, type PaperWords } from './words';

const emblemSize = 15;

/** The head of the first page: emblem and name of the authority over a line, then the title. */
export function drawLetterhead(sheet: PdfSheet, title: string, service: string): void {
  const { doc, width } = sheet;
  const { side } = margin;
  drawEmblem(doc, side - 1.5, sheet.y, emblemSize);
  const besides = side + emblemSize + 2;
  writeLines(sheet, [authority], besides, sheet.y + 2, { size: 12, style: 'bold', colour: colours.forest });
  writeLines(sheet, [service], besides, sheet.y + 8, { size: sizes.body, colour: colours.secondary });
  sheet.y += emblemSize + 3;
  hairline(sheet, side, sheet.y, side + width, colours.forest);
  sheet.y += 7;
  const look = { size: sizes.title, style: 'bold' } as const;
  const lines = wrap(sheet, title, width, look);
  writeLines(sheet, lines, side, sheet.y, look);
  sheet.y += lines.length * lineHeight(sizes.title) + 2;
}

/** What only the finished document knows: the foot of every page, and the head of those after the first. */
export function drawHeadsAndFeet(
  sheet: PdfSheet,
  title: string,
  { service, page: pageWords }: Pick<PaperWords, 'service' | 'page'>,
): void {
  const { doc, width } = sheet;
  const right = margin.side + width;
  const pages = doc.getNumberOfPages();
  const foot = doc.internal.pageSize.height - margin.bottom + 7;
  const look = { size: sizes.small, colour: colours.secondary };
  const [line = ''] = wrap(sheet, title, width - 30, look);
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    setTextStyle(sheet, look, line);
    if (page > 1) {
      doc.text(`${authority} · ${service}`, margin.side, 13);
      hairline(sheet, margin.side, 16, right);
    }
    hairline(sheet, margin.side, foot, right);
    doc.text(line, margin.side, foot + 5);
    doc.text(filledIn(pageWords, { page: String(page), pages: String(pages) }), right, foot + 5, { align: 'right' });
  }
}

function drawEmblem(doc: jsPDF, x: number, y: number, size: number): void {
  const scale = size / 32;
  for (const shape of emblemShapes) {
    const steps = Array.from(shape.path.matchAll(/([MLCZ])([^MLCZ]*)/g), ([, op = '', numbers = '']) => ({
      op: op === 'Z' ? 'h' : op.toLowerCase(),
      c: Array.from(numbers.matchAll(/[\d.]+/g), ([number], index) => Number(number) * scale + (index % 2 ? y : x)),
    }));
    if ('fill' in shape) doc.setFillColor(shape.fill);
    if ('stroke' in shape) {
      doc.setDrawColor(shape.stroke);
      doc.setLineWidth(shape.strokeWidth * scale);
    }
    doc.path(steps);
    if (!('stroke' in shape)) doc.fill();
    else if ('fill' in shape) doc.fillStroke();
    else doc.stroke();
  }
}
