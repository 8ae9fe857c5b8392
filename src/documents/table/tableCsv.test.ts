import { parse } from 'papaparse';
import type { Table } from '../../domain/table';
import { makeTableCsv } from './tableCsv';

const payments: Table = {
  title: 'Payments',
  columns: [
    { label: 'Paid at', kind: 'instant' },
    { label: 'Incident date', kind: 'day' },
    { label: 'Claimant', kind: 'text' },
    { label: 'Amount (UGX)', kind: 'shillings', total: true },
    { label: 'Share (%)', kind: 'percent' },
  ],
  rows: [
    ['2026-10-31T22:15:09.000Z', '2026-10-31', 'Ŋolo "Zo" Akello, Kasese', 1_250_000, 12.5],
    [undefined, '2026-11-01', 'Okello\r\nJohn', -500, 0],
  ],
};

async function readBack(table: Table) {
  const csv = await makeTableCsv(table);
  const { data, errors } = parse<string[]>(csv.slice(1), { newline: '\r\n' });
  expect(errors).toEqual([]);
  return { csv, data };
}

test('rows come back as they are, instants by Kampala’s clock, without a line of totals', async () => {
  const { csv, data } = await readBack(payments);
  expect(csv.startsWith('\ufeffPaid at,')).toBe(true);
  expect(data).toEqual([
    ['Paid at', 'Incident date', 'Claimant', 'Amount (UGX)', 'Share (%)'],
    ['2026-11-01 01:15:09', '2026-10-31', 'Ŋolo "Zo" Akello, Kasese', '1250000', '12.5'],
    ['', '2026-11-01', 'Okello\r\nJohn', '-500', '0'],
  ]);
});

test.each([
  '=1+1',
  '+256772123456',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  '=1+1\nsecond line',
  ' \u00a0=1+1',
  '\u0000\u200b=1+1',
])('a text that begins a formula is made harmless: %j', async (hostile) => {
  const { data } = await readBack({
    title: 'Names',
    columns: [
      { label: 'Name', kind: 'text' },
      { label: 'Day', kind: 'day' },
    ],
    rows: [[hostile, hostile]],
  });
  expect(data[1]).toEqual([`'${hostile}`, `'${hostile}`]);
});
