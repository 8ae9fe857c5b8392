import { formatNumber } from '../../domain/settings/format';
import { chartedRows, type ReportChart } from '../../domain/reports/report';
import type { TableColumn } from '../../domain/table';
import type { StatusGroup } from '../../domain/workflow/statuses';
import { cellText } from '../table/cellText';
import { colours, makeRoom, margin, setTextStyle, sizes, wrap, type PdfSheet, type TextLook } from './sheet';

/** Millimetres. */
const bar = { height: 3.6, gap: 0.5 };
const rowGap = 2.2;
const legendHeight = 7;
const swatch = { width: 6, height: 3 };
const widestLabel = 52;
const gap = 2;

const valueLook: TextLook = { size: 7.5 };
const labelLook: TextLook = { size: sizes.small };

/** Bars of one column. Each differs from the others in black and white too. */
type Look = { colour: string; fill: 'full' | 'striped' | 'crossed' | 'hollow' };

const looks: readonly Look[] = [
  { colour: colours.forest, fill: 'full' },
  { colour: colours.ochre, fill: 'striped' },
  { colour: colours.blue, fill: 'hollow' },
];

/** An outcome looks the same in every chart, whatever its place. */
const outcomeLooks: Record<StatusGroup, Look> = {
  approved: { colour: colours.forest, fill: 'full' },
  rejected: { colour: colours.red, fill: 'hollow' },
  closed: { colour: colours.secondary, fill: 'crossed' },
  pending: { colour: colours.ochre, fill: 'striped' },
};

type Series = { label: string; look: Look; values: number[] };

/**
 * Draws the bars that the screen shows of a table, on one page: the first rows, named by the first column, each bar with
 * its number, of amounts in whole UGX. What is stacked ends in its sum, and tells its parts where they have the room.
 */
export function drawBarChart(
  sheet: PdfSheet,
  { table, bars, stacked }: Omit<ReportChart, 'title'>,
  print: (text: string) => string,
): void {
  const { columns } = table;
  const rows = table.rows.slice(0, chartedRows);
  const series = bars.map((place, index): Series => {
    const { label, outcome }: TableColumn = columns[place] ?? { label: '', kind: 'number' };
    const own = looks[index % looks.length] ?? { colour: colours.ink, fill: 'full' };
    const look = outcome ? outcomeLooks[outcome] : own;
    return { label: print(label), look, values: rows.map((row) => Number(row[place] ?? 0)) };
  });
  const lines = stacked ? 1 : series.length;
  const rowHeight = lines * (bar.height + bar.gap) + rowGap;
  makeRoom(sheet, (series.length > 1 ? legendHeight : 0) + rows.length * rowHeight);
  if (series.length > 1) drawLegend(sheet, series);

  const names = rows.map((row) => cut(sheet, print(cellText(columns[0]?.kind ?? 'text', row[0])), widestLabel));
  const sums = rows.map((_row, row) => sumAt(series, row));
  const most = Math.max(1, ...(stacked ? sums : series.flatMap(({ values }) => values)));
  const left = margin.side + widest(sheet, names, labelLook) + gap;
  const right = margin.side + sheet.width - widest(sheet, [formatNumber(most)], valueLook) - gap;
  // Less than nothing has its number, beside no bar.
  const widthOf = (value: number) => (Math.max(0, value) / most) * (right - left);

  rows.forEach((_row, row) => {
    const top = sheet.y + row * rowHeight;
    write(sheet, names[row] ?? '', margin.side, top + (rowHeight - rowGap) / 2, labelLook);
    if (stacked) {
      const end = series.reduce((from, { look, values }) => {
        const width = widthOf(values[row] ?? 0);
        drawBar(sheet, look, from, top, width, bar.height);
        drawPart(sheet, values[row] ?? 0, from, top, width);
        return from + width;
      }, left);
      write(sheet, formatNumber(sums[row] ?? 0), end + gap / 2, top + bar.height / 2, valueLook);
      return;
    }
    series.forEach(({ look, values }, index) => {
      const y = top + index * (bar.height + bar.gap);
      const width = widthOf(values[row] ?? 0);
      drawBar(sheet, look, left, y, width, bar.height);
      write(sheet, formatNumber(values[row] ?? 0), left + width + gap / 2, y + bar.height / 2, valueLook);
    });
  });
  const { doc } = sheet;
  doc.setDrawColor(colours.secondary);
  doc.setLineWidth(0.2);
  doc.line(left, sheet.y - 1, left, sheet.y + rows.length * rowHeight - rowGap + 1);
  sheet.y += rows.length * rowHeight + 1.5;
}

const sumAt = (series: readonly Series[], row: number) =>
  series.reduce((sum, { values }) => sum + (values[row] ?? 0), 0);

function drawLegend(sheet: PdfSheet, series: readonly Series[]): void {
  let x = margin.side;
  for (const { label, look } of series) {
    drawBar(sheet, look, x, sheet.y, swatch.width, swatch.height);
    x += swatch.width + 1.5;
    write(sheet, label, x, sheet.y + swatch.height / 2, labelLook);
    x += sheet.doc.getTextWidth(label) + 6;
  }
  sheet.y += legendHeight;
}

function drawBar({ doc }: PdfSheet, { colour, fill }: Look, x: number, y: number, width: number, height: number): void {
  if (width <= 0) return;
  doc.setDrawColor(colour);
  doc.setFillColor(fill === 'full' ? colour : '#FFFFFF');
  doc.setLineWidth(0.3);
  doc.rect(x, y, width, height, 'FD');
  if (fill !== 'striped' && fill !== 'crossed') return;
  // Rising at 45 degrees, each line cut off at the edges of the bar.
  for (let start = x - height; start < x + width; start += 1.3) {
    const fromX = Math.max(start, x);
    const toX = Math.min(start + height, x + width);
    doc.line(fromX, y + height - (fromX - start), toX, y + height - (toX - start));
    if (fill === 'crossed') doc.line(fromX, y + (fromX - start), toX, y + (toX - start));
  }
}

/** The number of a part of a stacked bar, on a ground on which it reads. */
function drawPart(sheet: PdfSheet, value: number, x: number, y: number, width: number): void {
  const text = formatNumber(value);
  const room = widest(sheet, [text], valueLook) + 1.4;
  if (width < room + 1) return;
  const { doc } = sheet;
  doc.setFillColor('#FFFFFF');
  doc.rect(x + (width - room) / 2, y + 0.45, room, bar.height - 0.9, 'F');
  write(sheet, text, x + (width - room) / 2 + 0.7, y + bar.height / 2, valueLook);
}

/** One line, its letters about `middle`. */
function write(sheet: PdfSheet, text: string, x: number, middle: number, look: TextLook): void {
  setTextStyle(sheet, look, text);
  sheet.doc.text(text, x, middle, { baseline: 'middle' });
}

function widest(sheet: PdfSheet, texts: readonly string[], look: TextLook): number {
  return Math.max(
    0,
    ...texts.map((text) => {
      setTextStyle(sheet, look, text);
      return sheet.doc.getTextWidth(text);
    }),
  );
}

/** A name that fits into a width; a longer one ends in an ellipsis, and the table has it whole. */
function cut(sheet: PdfSheet, name: string, width: number): string {
  const [line = '', ...more] = wrap(sheet, name, width - 3, labelLook);
  return more.length > 0 ? `${line}…` : line;
}
