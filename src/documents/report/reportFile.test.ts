import { parse } from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import { makeReport, reportTypeNames, type ReportType } from '../../domain/reports/reportTypes';
import type { ReportRecords, ReportScope } from '../../domain/reports/report';
import { type ReportFormat } from '../../domain/reports/reportFormats';
import { shippedScheme } from '../../domain/scheme/scheme';
import { findTotals, type TableColumn } from '../../domain/table';
import { buildAppeal, buildAuditEvent, buildLedgerEntry, buildUser } from '../../test/builders';
import { buildFileTask } from '../../test/files/fileTask';
import { readPdf } from '../../test/files/readPdf';
import { recordsAt } from '../../test/recordsAt';
import { makeReportFile } from './reportFile';

const paid = recordsAt('paid', { id: 'CLM-1', appeals: [buildAppeal()] });
const pending = recordsAt('under_cvc_review', {
  id: 'CLM-2',
  claimant: { ...paid.claim.claimant, fullName: '=Ŋolo "Zo" Akello', district: 'kisoro' },
});

const records: ReportRecords = {
  claims: [paid.claim, pending.claim],
  paymentsByClaim: new Map([['CLM-1', paid.payments]]),
  ledger: [buildLedgerEntry()],
  users: [buildUser()],
  events: [buildAuditEvent({ timestamp: '2025-06-30T21:15:00.000Z' })],
  scheme: shippedScheme,
  today: '2026-11-20',
  caveats: [],
};

const scope: ReportScope = { days: { from: '2025-06-01', to: '2025-07-31' }, group: 'all' };

const isWorded = (column?: TableColumn) => column?.kind === 'text' || column?.kind === 'words';

const make = (type: ReportType, format: ReportFormat) =>
  makeReportFile(makeReport(type, records, scope), {
    format,
    scope,
    madeAt: '2025-08-01T05:00:00.000Z',
    madeBy: 'Ruth Namono',
    task: buildFileTask().task,
  });

const mainTable = (type: ReportType) => makeReport(type, records, scope).main;

test.each(reportTypeNames)('%s as CSV: the rows of the main table', async (type) => {
  const { name, content } = await make(type, 'csv');
  expect(name).toBe(`${type}-2025-06-01-to-2025-07-31.csv`);
  const { data } = parse<string[]>(await content.text(), { newline: '\r\n' });
  const { columns, rows } = mainTable(type);
  expect(data[0]).toEqual(columns.map(({ label }) => label));
  expect(data).toHaveLength(1 + rows.length);
});

test('what is in a CSV', async () => {
  const { content } = await make('claims-summary', 'csv');
  expect([...new Uint8Array(await content.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
  const [, first, second] = parse<string[]>(await content.text(), { newline: '\r\n' }).data;
  expect(first?.slice(-7)).toEqual(['2025-06-15', 'Paid', 'Under appeal', '', '1250000', '1200000', '1200000']);
  expect(second?.[1]).toBe('\'=Ŋolo "Zo" Akello');
});

test.each(reportTypeNames)('%s as Excel: what it is of, then a sheet a table with the preview’s rows', async (type) => {
  const { name, content } = await make(type, 'excel');
  expect(name).toBe(`${type}-2025-06-01-to-2025-07-31.xlsx`);
  const [about, ...sheets] = await readWorkbook(Buffer.from(await content.arrayBuffer()));
  expect(about?.data).toEqual(
    expect.arrayContaining([
      ['Period', '01/06/2025 – 31/07/2025'],
      ['Made by', 'Ruth Namono'],
    ]),
  );
  const { tables } = makeReport(type, records, scope);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(tables.map(({ title }) => title));
  for (const [index, table] of tables.entries()) {
    const data = sheets[index]?.data ?? [];
    expect(data).toHaveLength(1 + table.rows.length + (findTotals(table) ? 1 : 0));
    for (const [place, row] of table.rows.entries()) {
      const [cell = null] = row;
      if (isWorded(table.columns[0])) expect(data[place + 1]?.[0] ?? '').toBe(cell ?? '');
    }
  }
});

test('types and sums in Excel', async () => {
  const { content } = await make('claims-summary', 'excel');
  const sheets = await readWorkbook(Buffer.from(await content.arrayBuffer()));
  const claims = sheets.find(({ sheet }) => sheet === 'Claims')?.data ?? [];
  expect(claims[1]?.[7]).toEqual(new Date('2025-06-15'));
  expect(claims[2]?.[1]).toBe('=Ŋolo "Zo" Akello');
  expect(claims.at(-1)?.slice(-3)).toEqual([2_500_000, 1_200_000, 1_200_000]);
});

test('forwarded claims as PDF: each area on a page of its own, with its claims, its sum and who signs', async () => {
  const { pages } = await readPdf((await make('forwarded-claims', 'pdf')).content);
  const { signedParts = [] } = makeReport('forwarded-claims', records, scope);
  expect(signedParts).not.toHaveLength(0);
  expect(pages).toHaveLength(1 + signedParts.length);
  signedParts.forEach(({ name, signedBy }, index) => {
    const page = pages[index + 1]?.replace(/\s+/g, ' ');
    for (const words of [`Forwarded claims: ${name}`, 'CLM-1', 'Total', ...signedBy, 'Signature', 'Official stamp']) {
      expect(page).toContain(words);
    }
  });
});

test('no name, number or amount of the claims summary is broken on paper', async () => {
  const under = recordsAt('under_verification', { id: 'CLM-48W7Z' }).claim;
  const claims = [
    {
      ...under,
      claimant: { ...under.claimant, fullName: 'Immaculate Nabaggereka', district: 'nakapiripirit' },
    } as const,
    { ...paid.claim, calculatedCompensation: 360_545_258, approvedAmount: 270_723_361 },
  ];
  const report = makeReport('claims-summary', { ...records, claims }, scope);
  const options = { format: 'pdf', scope, madeAt: '2025-08-01T05:00:00.000Z', madeBy: 'Ruth Namono' } as const;
  const { content } = await makeReportFile(report, { ...options, task: buildFileTask().task });
  const text = (await readPdf(content)).pages.join(' ');
  const words = report.main.rows.flat().flatMap((cell) => (typeof cell === 'string' ? cell.split(' ') : []));
  expect(words).toContain('CLM-48W7Z');
  const dates = /^\d{4}-/;
  for (const word of words.filter((each) => !dates.test(each))) expect(text).toContain(word);
  for (const amount of ['360,545,258', '270,723,361']) expect(text).toContain(amount);
});

test.each(reportTypeNames)('%s as PDF: title, what it is of, every row, and totals', async (type) => {
  const { name, content } = await make(type, 'pdf');
  expect(name).toBe(`${type}-2025-06-01-to-2025-07-31.pdf`);
  const { pages, title } = await readPdf(content);
  const { main, tables, charts, ...report } = makeReport(type, records, scope);
  const text = pages.join(' ').replace(/\s+/g, ' ');
  expect(title).toBe(report.title);
  for (const words of [report.title, '01/06/2025 – 31/07/2025', 'All regions', 'Ruth Namono', 'Page 1 of']) {
    expect(text).toContain(words);
  }
  for (const table of tables) expect(text).toContain(table.title);
  for (const chart of charts) {
    const [, drawn = ''] = text.split(chart.title);
    for (const [name] of chart.table.rows) expect(drawn).toContain(String(name));
  }
  for (const row of main.rows) {
    for (const [index, cell] of row.entries()) {
      if (isWorded(main.columns[index]) && cell)
        expect(text.replace(/\s/g, '')).toContain(String(cell).replace(/\s/g, ''));
    }
  }
  if (findTotals(main)) expect(text).toContain('Total');
});
