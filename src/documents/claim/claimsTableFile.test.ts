import { parse } from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import { buildClaim, buildDecision, buildVerification } from '../../test/builders';
import { buildFileTask } from '../../test/files/fileTask';
import { readPdf } from '../../test/files/readPdf';
import { recordsAt } from '../../test/recordsAt';
import { makeClaimsFile } from './claimsTableFile';

const { claimant } = buildClaim();
const hostile = '=HYPERLINK("http://example.org")';
const paid = recordsAt('paid', { id: 'CL-1' });
const submitted = recordsAt('submitted', { id: 'CL-2', claimant: { ...claimant, fullName: hostile } });
const made = {
  claims: [submitted, paid].map(({ claim, payments }) => ({ claim, payments })),
  madeAt: '2026-11-20T22:05:09.000Z',
  madeBy: 'Ruth Namono',
};

const columns = [
  'Claim ID',
  'Claimant',
  'District',
  'Incident Type',
  'Species',
  'Incident date',
  'Submitted',
  'Status',
  'Schedule',
  'Calculated (UGX)',
  'Approved (UGX)',
  'Paid (UGX)',
  'Payment Status',
];

test('CSV: a line a claim in the order given; what would run stands behind an apostrophe', async () => {
  const { name, file } = await makeClaimsFile('csv', made, buildFileTask().task);
  expect(name).toBe('claims-2026-11-21.csv');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const { data, errors } = parse<string[]>(new TextDecoder().decode(bytes), { newline: '\r\n' });
  expect(errors).toEqual([]);
  const facts = ['Kasese', 'Crop Damage', 'Elephant', '2025-06-14', '2025-06-15 11:30:00'];
  expect(data).toEqual([
    columns,
    ['CL-2', `'${hostile}`, ...facts, 'Submitted', '', '', '', '', ''],
    ['CL-1', 'Grace Biira', ...facts, 'Paid', '', '1250000', '1200000', '1200000', 'Success'],
  ]);
});

test('Excel: dates are dates, amounts numbers, the sums in the last line', async () => {
  const { file } = await makeClaimsFile('excel', made, buildFileTask().task);
  const [about, sheet] = await readWorkbook(Buffer.from(await file.arrayBuffer()));
  expect(about?.data).toContainEqual(['Created', '21/11/2026, 01:05 by Ruth Namono']);
  const [head, first, second, total] = sheet?.data ?? [];
  expect(head).toEqual(columns);
  expect(first?.slice(0, 2)).toEqual(['CL-2', hostile]);
  expect(second?.[5]).toEqual(new Date('2025-06-14'));
  expect(second?.[6]).toBeInstanceOf(Date);
  expect(total?.slice(9, 12)).toEqual([1_250_000, 1_200_000, 1_200_000]);
});

test('Excel: a second sheet has the lines that claims were valued by, a row a line', async () => {
  const rate = { item: 'Maize', basis: 'area', yield: 900, price: 860 } as const;
  const lines = [
    {
      item: 'Maize',
      stated: 2.5,
      quantity: 2,
      lost: 60,
      stage: 'mature' as const,
      stageShare: 100,
      rate,
      amount: 928_800,
    },
    { item: 'Other', byHand: { source: 'Two dealers', reason: hostile }, amount: 50_000 },
  ];
  const valuation = { schedule: 'v2024.1', isSample: true, lines, cap: 5_000_000 };
  const decision = buildDecision({ lines: [{ place: 1, amount: 40_000, reason: 'Half of it was saved' }] });
  const valued = recordsAt('approved', {
    id: 'CL-3',
    verifications: [buildVerification({ valuation })],
    decisions: [decision],
  });
  const claims = [submitted, valued].map(({ claim, payments }) => ({ claim, payments }));
  const { file } = await makeClaimsFile('excel', { ...made, claims }, buildFileTask().task);
  const sheets = await readWorkbook(Buffer.from(await file.arrayBuffer()));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['About', 'Selected Claims', 'Valuation Lines']);
  const calculation = '2 acres × 60% lost × 900 kg an acre × UGX\u00a0860 a kg × 100% (mature)';
  expect(sheets[2]?.data.slice(1)).toEqual([
    [
      'CL-3',
      'Maize',
      '2.5 acres',
      '2 acres',
      calculation,
      928_800,
      928_800,
      null,
      'v2024.1',
      5_000_000,
      'No',
      null,
      null,
    ],
    [
      'CL-3',
      'Other',
      null,
      null,
      null,
      50_000,
      40_000,
      'Half of it was saved',
      'v2024.1',
      5_000_000,
      'Yes',
      'Two dealers',
      hostile,
    ],
    ['Total', null, null, null, null, 978_800, 968_800, null, null, null, null, null, null],
  ]);
});

test('PDF: the same claims on a landscape page, with their sums', async () => {
  const { file } = await makeClaimsFile('pdf', made, buildFileTask().task);
  const { pages, title } = await readPdf(file);
  expect(title).toBe('Selected Claims');
  const text = (pages[0] ?? '').replaceAll(/\s+/g, ' ');
  expect(text.indexOf('CL-2')).toBeLessThan(text.indexOf('CL-1 '));
  expect(text).toContain('Total 1,250,000 1,200,000 1,200,000');
  expect(text).toContain('14/06/2025');
});
