import { jsPDF } from 'jspdf';
import { districtAnalysis } from '../../domain/reports/districtAnalysis';
import type { ReportChart } from '../../domain/reports/report';
import { shippedScheme } from '../../domain/scheme/scheme';
import type { Table } from '../../domain/table';
import { recordsAt } from '../../test/recordsAt';
import { drawBarChart } from './barChart';
import { startSheet } from './sheet';

type Bar = { x: number; width: number; fill: string; edge: string; lines: number };

/** Draws a chart, and tells its bars, with the lines across each, and its texts in order. */
function draw(chart: Omit<ReportChart, 'title'>) {
  const doc = new jsPDF({ unit: 'mm', format: 'a4' });
  const bars: Bar[] = [];
  const texts: string[] = [];
  let end = 0;
  const { rect, line, text } = doc;
  jest.spyOn(doc, 'rect').mockImplementation((x, y, width, height, style) => {
    const [fill, edge] = [doc.getFillColor(), doc.getDrawColor()];
    if (style === 'FD') bars.push({ x, width, fill, edge, lines: 0 });
    return rect.call(doc, x, y, width, height, style);
  });
  jest.spyOn(doc, 'line').mockImplementation((...ends) => {
    const last = bars.at(-1);
    if (last?.edge === doc.getDrawColor()) last.lines += 1;
    return line.apply(doc, ends);
  });
  jest.spyOn(doc, 'text').mockImplementation((said, x, y, options) => {
    texts.push(String(said));
    end = Math.max(end, x + doc.getTextWidth(String(said)));
    return text.call(doc, said, x, y, options);
  });
  const sheet = startSheet(doc, () => 'helvetica');
  drawBarChart(sheet, chart, (printable) => printable);
  return { bars, texts, end };
}

const table: Table = {
  title: 'Districts',
  columns: [
    { label: 'District', kind: 'text' },
    { label: 'Approved', kind: 'number', outcome: 'approved' },
    { label: 'Rejected', kind: 'number', outcome: 'rejected' },
    { label: 'Pending', kind: 'number', outcome: 'pending' },
  ],
  rows: [
    ['Kasese', 40, 10, 30],
    ['Gulu', 20, 0, 0],
  ],
};

test('less than nothing has no bar, and its number stands where bars begin', () => {
  const taken = { ...table, rows: [...table.rows, ['Kisoro', -40, 0, 0]] };
  const { bars, texts } = draw({ table: taken, bars: [1] });
  expect(bars).toHaveLength(2);
  expect(texts.slice(-2)).toEqual(['Kisoro', '-40']);
});

test('bars are as long as their values, begin at one line and stay on the paper', () => {
  const { bars, texts, end } = draw({ table, bars: [1] });
  expect(bars.map(({ width }) => width / (bars[0]?.width ?? 0))).toEqual([1, 0.5]);
  expect(new Set(bars.map(({ x }) => x)).size).toBe(1);
  expect(texts).toEqual(['Kasese', '40', 'Gulu', '20']);
  expect(end).toBeLessThanOrEqual(190);
});

test('stacked bars follow each other, end in their sum, and tell an outcome apart by colour and by pattern', () => {
  const { bars, texts } = draw({ table, bars: [1, 2, 3], stacked: true });
  const [, , , approved, rejected, pending, other] = bars;
  expect(rejected?.x).toBeCloseTo((approved?.x ?? 0) + (approved?.width ?? 0));
  expect(pending?.x).toBeCloseTo((rejected?.x ?? 0) + (rejected?.width ?? 0));
  // Nothing is drawn of nothing.
  expect(bars).toHaveLength(3 + 3 + 1);
  expect(other?.edge).toBe(approved?.edge);
  expect(texts).toEqual(['Approved', 'Rejected', 'Pending', 'Kasese', '40', '10', '30', '80', 'Gulu', '20', '20']);
  expect(new Set([approved, rejected, pending].map((bar) => bar?.edge)).size).toBe(3);
  expect([approved, rejected, pending].map((bar) => [bar?.fill === bar?.edge, (bar?.lines ?? 0) > 0])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test('a long name is cut, and values of nothing are no bars', () => {
  const long = 'Somebody of a very long name who goes on and on and on until nobody reads it';
  const { bars, texts, end } = draw({ table: { ...table, rows: [[long, 0]] }, bars: [1] });
  expect(bars).toEqual([]);
  expect(texts[0]).toMatch(/^Somebody of .*…$/);
  expect(end).toBeLessThanOrEqual(190);
});

test('in District Analysis each outcome looks different in black and white too', () => {
  const records = {
    paymentsByClaim: new Map(),
    ledger: [],
    users: [],
    events: [],
    scheme: shippedScheme,
    today: '2026-11-20',
    caveats: [],
  };
  const scope = { days: { from: '2025-01-01', to: '2025-12-31' }, group: 'all' } as const;
  const [chart] = districtAnalysis.make({ ...records, claims: [recordsAt('closed').claim] }, scope).charts;
  if (!chart) throw new Error('No chart');
  const { bars, texts } = draw(chart);
  const inLegend = bars.slice(0, chart.bars.length);
  expect(texts.slice(0, chart.bars.length)).toEqual(['Approved', 'Rejected', 'Closed', 'Pending']);
  expect(new Set(inLegend.map(({ fill, edge, lines }) => `${fill === edge} ${lines}`)).size).toBe(4);
});
