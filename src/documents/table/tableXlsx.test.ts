import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js/index-native.js';
import readWorkbook from 'read-excel-file/node';
import type { Table } from '../../domain/table';
import { makeTableXlsx } from './tableXlsx';

const payments: Table = {
  title: 'Payments',
  columns: [
    { label: 'Claimant', kind: 'text' },
    { label: 'Paid at', kind: 'instant' },
    { label: 'Incident date', kind: 'day' },
    { label: 'Amount (UGX)', kind: 'shillings', total: true },
    { label: 'Days', kind: 'number' },
    { label: 'Share', kind: 'percent' },
  ],
  rows: [
    ['Ŋolo "Zo" Akello & Sons <Kasese>', '2026-10-31T22:15:00.000Z', '2026-10-31', 1_250_000, 12.5, 12.5],
    ['Sarah Auma', undefined, '2024-02-29', 750_000, 3, 100],
  ],
};

const textsOf = (texts: string[]): Table => ({
  title: 'Texts',
  columns: [{ label: 'Text', kind: 'text' }],
  rows: texts.map((text) => [text]),
});

/** Times are fractions of a day in the file, and come back a fraction of a millisecond early. */
const wholeSeconds = (cell: unknown) =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell;

async function readSheets(file: Blob) {
  const sheets = await readWorkbook(Buffer.from(await file.arrayBuffer()), { trim: false });
  return sheets.map(({ sheet, data }) => ({ sheet, data: data.map((row) => row.map(wholeSeconds)) }));
}

/** One part of the workbook as it lies in the file. */
async function readPart(file: Blob, name: string): Promise<string> {
  const entries = await new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntries();
  const entry = entries.find(({ filename }) => filename === name);
  if (!entry || entry.directory) throw new Error(`No ${name}`);
  return entry.getData(new TextWriter(), { checkSignature: true });
}

test('a sheet a table after the facts, with typed dates and numbers, and sums', async () => {
  const file = await makeTableXlsx([payments, textsOf(['One'])], [['Report', 'Financial Report']]);
  const [facts, sheet, texts] = await readSheets(file);
  expect(facts).toEqual({ sheet: 'About', data: [['Report', 'Financial Report']] });
  expect(sheet?.sheet).toBe('Payments');
  expect(sheet?.data).toEqual([
    ['Claimant', 'Paid at', 'Incident date', 'Amount (UGX)', 'Days', 'Share'],
    [
      'Ŋolo "Zo" Akello & Sons <Kasese>',
      new Date('2026-11-01T01:15:00Z'),
      new Date('2026-10-31'),
      1_250_000,
      12.5,
      0.125,
    ],
    ['Sarah Auma', null, new Date('2024-02-29'), 750_000, 3, 1],
    ['Total', null, null, 2_000_000, null, null],
  ]);
  expect(texts).toEqual({ sheet: 'Texts', data: [['Text'], ['One']] });
});

test('the header is bold and stays in sight, and columns are as wide as what they hold', async () => {
  const file = await makeTableXlsx([payments]);
  const xml = await readPart(file, 'xl/worksheets/sheet1.xml');
  expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  const widths = [...xml.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([34, 18, 15, 14, 8, 8]);
  const styles = await readPart(file, 'xl/styles.xml');
  expect(styles).toContain('<b/>');
  expect(styles).toContain('formatCode="dd/mm/yyyy hh:mm"');
});

test.each([
  '=1+1',
  '=cmd|" /C calc"!A0',
  '+256772123456',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '007',
  '1e5',
  ' padded ',
  '<f>1+1</f>',
])('hostile or odd text stays the text it is: %j', async (hostile) => {
  const file = await makeTableXlsx([textsOf([hostile])]);
  expect((await readSheets(file))[0]?.data).toEqual([['Text'], [hostile]]);
  const xml = await readPart(file, 'xl/worksheets/sheet1.xml');
  expect(xml).not.toContain('<f>');
  expect(xml).toMatch(/<c r="A2"[^>]* t="s"/);
});

test('what is no day stays text, and what Excel cannot hold is cut', async () => {
  const days: Table = { title: 'Days', columns: [{ label: 'Day', kind: 'day' }], rows: [['unknown']] };
  const file = await makeTableXlsx([days, textsOf(['x'.repeat(40_000), 'bell\u0007'])]);
  const [sheet, texts] = await readSheets(file);
  expect(sheet?.data[1]).toEqual(['unknown']);
  expect(texts?.data[1]).toEqual(['x'.repeat(32_767)]);
  expect(texts?.data[2]).toEqual(['bell']);
});

test('titles that Excel refuses as names of sheets, or would take twice, are made to fit', async () => {
  const titled = (title: string): Table => ({ ...payments, title });
  const file = await makeTableXlsx(
    ['Paid/failed: [all]', 'About', 'payments', 'Payments', 'A title of more than thirty-one letters', ''].map(titled),
  );
  expect((await readSheets(file)).map(({ sheet }) => sheet)).toEqual([
    'Paid failed   all',
    'About 2',
    'payments',
    'Payments 2',
    'A title of more than thirty-one',
    'Table',
  ]);
});

test('thousands of rows are packed and come back', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => [`Claimant ${index}`, undefined, '2026-11-01', index, 1, 1]);
  const file = await makeTableXlsx([{ ...payments, rows }]);
  const [sheet] = await readSheets(file);
  expect(sheet?.data).toHaveLength(5002);
  expect(sheet?.data.at(-1)?.[3]).toBe((4999 * 5000) / 2);
});
