import type { autoTable, RowInput, Styles } from 'jspdf-autotable';
import type { FileTask } from '../../domain/fileTask';
import { findTotals, type Table } from '../../domain/table';
import { cellText, isFigure } from '../table/cellText';
import { measureColumns } from './columnNeeds';
import { shareWidth } from './columnWidths';
import { colours, makeRoom, margin, wrap, type PdfSheet } from './sheet';

/** Rows drawn in one go: between them the browser gets its turn. */
const rowsAtOnce = 10;

/** Rows that stay together where a table begins and where it ends, if a page holds them. */
const keptRows = 3;

/** Of a table of which no page holds the head and a row. */
const leastRoom = 20;

const padding = { vertical: 1.3, horizontal: 1.6 };
/** At the left of a text that stands beside figures, which end at their right. */
const besideFigures = 5;
const totalsStyle: Partial<Styles> = { fontStyle: 'bold', lineWidth: { top: 0.4 } };

/** Millimetres, of texts in columns so wide; a row in regular letters may be a little lower. */
function rowHeight(sheet: PdfSheet, size: number, line: readonly string[], widths: readonly number[]): number {
  const look = { size, style: 'bold' } as const;
  const lines = line.map((cell, column) => wrap(sheet, cell, widths[column] ?? 0, look));
  const { doc } = sheet;
  const letters = (size / doc.internal.scaleFactor) * doc.getLineHeightFactor();
  return Math.max(...lines.map(({ length }) => length)) * letters + 2 * padding.vertical + 0.1;
}

/**
 * Draws a table from where the sheet is: its head on each page, rows whole where a page holds them, totals last and
 * below a row. No page begins or ends with one or two of its rows, as long as a page holds more.
 */
export async function drawTable(
  sheet: PdfSheet,
  { autoTable: draw, print }: { autoTable: typeof autoTable; print: (text: string) => string },
  table: Table,
  task?: FileTask,
): Promise<void> {
  const { columns } = table;
  const write = (row: Table['rows'][number]) => columns.map(({ kind }, index) => print(cellText(kind, row[index])));
  const head = columns.map(({ label }) => print(label));
  const rows: string[][] = [];
  for (const row of table.rows) {
    rows.push(write(row));
    await task?.yieldToMain();
  }
  const totals = findTotals(table);
  const totalsText = totals && write(totals);
  const all = [head, ...rows, ...(totalsText ? [totalsText] : [])];
  const left = columns.map(({ kind }, index) => {
    const before = columns[index - 1];
    return before && isFigure(before.kind) && !isFigure(kind) ? besideFigures : padding.horizontal;
  });
  const paddings = left.map((width) => width + padding.horizontal);
  const { size, needs } = await measureColumns(sheet, all, paddings, task);
  const widths = shareWidth(needs, sheet.width);
  const columnStyles = Object.fromEntries(
    columns.map(({ kind }, index): [number, Partial<Styles>] => [
      index,
      {
        cellWidth: widths[index] ?? 'auto',
        halign: isFigure(kind) ? 'right' : 'left',
        cellPadding: { vertical: padding.vertical, left: left[index], right: padding.horizontal },
      },
    ]),
  );

  const headStyleOf = (index: number): Partial<Styles> => {
    const { halign, cellPadding } = columnStyles[index] ?? {};
    return { halign, cellPadding };
  };

  const fontOf = (content: string): Partial<Styles> => ({ font: sheet.familyOf(content) });
  const inItsFont = (line: readonly string[]): RowInput =>
    line.map((content) =>
      sheet.familyOf(content) === sheet.familyOf('') ? content : { content, styles: fontOf(content) },
    );

  /**
   * The next rows. Their head is drawn where they start on a new page; below earlier rows of the same page they are set
   * as if it stood there.
   * @param headHeight of the head that stands above already, 0 for the first rows
   */
  const drawRows = (body: RowInput[], headHeight: number): number => {
    const { doc } = sheet;
    const startPage = doc.getNumberOfPages();
    let height = headHeight;
    draw(doc, {
      startY: sheet.y - headHeight,
      margin: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
      theme: 'plain',
      rowPageBreak: 'avoid',
      styles: {
        font: sheet.familyOf(''),
        fontSize: size,
        textColor: colours.ink,
        lineColor: colours.line,
        lineWidth: { bottom: 0.15 },
        overflow: 'linebreak',
      },
      headStyles: { fontStyle: 'bold', fillColor: colours.head, textColor: colours.ink, valign: 'bottom' },
      columnStyles,
      head: [head.map((content, index) => ({ content, styles: { ...headStyleOf(index), ...fontOf(content) } }))],
      body,
      willDrawCell: ({ section }) => !(section === 'head' && headHeight > 0 && doc.getNumberOfPages() === startPage),
      didDrawPage: ({ table: drawn, cursor }) => {
        height = drawn.getHeadHeight(drawn.columns);
        if (cursor) sheet.y = cursor.y;
      },
    });
    return height;
  };

  const texts = widths.map((width, index) => width - (paddings[index] ?? 0));
  const heightOf = (lines: readonly string[][]) =>
    lines.reduce((sum, line) => sum + rowHeight(sheet, size, line, texts), 0);
  const page = sheet.bottom - margin.top;
  const fitsOnPage = (lines: readonly string[][]) => heightOf(lines) < page;
  /** Room for lines that stay on one page, where one holds them. */
  const makeRoomFor = (lines: readonly string[][]) => makeRoom(sheet, fitsOnPage(lines) ? heightOf(lines) : leastRoom);

  const totalsLines = totalsText ? [totalsText] : [];
  /** How many rows stay together at an end of the table: as many as a page holds beside its head and totals. */
  const together = (group: (count: number) => readonly string[][]) =>
    [keptRows, 2].find((count) => fitsOnPage([head, ...group(count), ...totalsLines])) ?? 1;
  const last = together((count) => rows.slice(-count));
  // A table too short to have both ends stays whole.
  const short = rows.length < 2 * keptRows && fitsOnPage([head, ...rows, ...totalsLines]);
  const endLength = short ? rows.length : last;
  const body = rows.slice(0, rows.length - endLength);
  const end = [...rows.slice(rows.length - endLength), ...totalsLines];
  const first = together((count) => body.slice(0, count));
  makeRoomFor([head, ...(body.length > 0 ? body.slice(0, first) : end)]);
  let headHeight = 0;
  for (let start = 0; start < body.length; start += rowsAtOnce) {
    headHeight = drawRows(body.slice(start, start + rowsAtOnce).map(inItsFont), headHeight);
    task?.report(Math.min(start + rowsAtOnce, rows.length), rows.length);
    await task?.yieldToMain();
  }
  const endsOn = sheet.doc.getNumberOfPages();
  makeRoomFor(end);
  drawRows(
    end.map((line) =>
      line === totalsText
        ? line.map((content) => ({ content, styles: { ...totalsStyle, ...fontOf(content) } }))
        : inItsFont(line),
    ),
    endsOn === sheet.doc.getNumberOfPages() ? headHeight : 0,
  );
  task?.report(rows.length, rows.length);
  sheet.y += 6;
}
