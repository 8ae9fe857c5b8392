import { guessHeaderRow, type SheetCell } from './sheet/cell';
import { importField, importFieldNames, type ImportField } from './importFields';
import { guessColumns } from './columns/guess';
import { guessDigitsOf, guessOrderOf, headersKey } from './mapping';

/** The header that each field was found under. */
const found = (headers: SheetCell[]) =>
  Object.fromEntries(
    Object.entries(guessColumns(headers).mapping).map(([field, source]) => [
      field,
      'column' in source ? headers[source.column] : source.fixed,
    ]),
  );

type HeaderOfField = { [Field in ImportField]?: string };

test('the headers of a district office are known', () => {
  const headers: HeaderOfField = {
    fullName: "CLAIMANT'S NAME",
    nationalId: 'NIN',
    phoneNumber: 'Tel',
    subcounty: 'Sub county',
    village: 'LC1',
    dateOfIncident: 'Date of incident',
    incidentType: 'Nature of incident',
    wildlifeSpecies: 'Problem animal',
    areaDamaged: 'Area damaged (acres)',
    mobileMoneyNumber: 'MoMo number',
    calculatedCompensation: 'Amount claimed (UGX)',
    approvedAmount: 'Amount approved (UGX)',
    decidedOn: 'Date of decision',
    paidOn: 'Payment date',
    paymentRef: 'EFT No.',
    oldNumber: 'File No.',
  };
  expect(found(['S/No', ...Object.values(headers), 'Signature'])).toEqual(headers);
});

test('every field is known by its own label, as the template and the exports write it', () => {
  for (const field of importFieldNames) {
    expect(guessColumns(['x', importField(field).label.toUpperCase()]).mapping[field]).toEqual({ column: 1 });
  }
  const labels = importFieldNames.map((field) => importField(field).label);
  expect(Object.keys(guessColumns(labels).mapping).sort()).toEqual([...importFieldNames].sort());
});

test('the nearest name wins, and no column serves two fields', () => {
  expect(found(['Date', 'Date of incident', 'Phone', 'Phone 2'])).toEqual({
    dateOfIncident: 'Date of incident',
    phoneNumber: 'Phone',
    alternatePhone: 'Phone 2',
  });
});

test('the reasons of refused rows, numbers and hostile headers are no field', () => {
  expect(found(['Reasons', '__proto__', 'constructor', '', null, 7, true, 'x'.repeat(10_000)])).toEqual({});
});

test('files of the same make are known by their headers, with the reasons or without', () => {
  const key = headersKey(['NIN', 'Sub-County', 'Tel.']);
  expect(headersKey(['nin', 'sub county', 'TEL', 'Reasons', null])).toBe(key);
  expect(headersKey(['nin', 'TEL', 'sub county'])).not.toBe(key);
});

test('formats are guessed from the columns that hold dates and amounts, and from no other', () => {
  const rows = [
    ['31.12.2024', '12/31/2024', '1.234.567', '1,234'],
    ['01.02.2024', '11/30/2024', '571.000', '5,678'],
  ];
  const mapping = { dateOfIncident: { column: 0 }, approvedAmount: { column: 2 }, fullName: { column: 1 } };
  expect(guessOrderOf(rows, mapping)).toEqual({ order: 'dmy', how: 'seen' });
  expect(guessDigitsOf(rows, mapping)).toBe('point');
});

test.each([
  [[['Uganda Wildlife Authority'], [null], ['Name', 'NIN', 'Tel'], ['Grace', 'CF1', 772123456]], 2],
  [
    [
      ['Name', 'NIN'],
      ['Grace', 'CF1'],
    ],
    0,
  ],
  [
    [
      [1, 2],
      [3, 4],
    ],
    0,
  ],
  [[], 0],
])('the headers stand in the row with the most texts, the first of several', (rows, row) => {
  expect(guessHeaderRow(rows)).toBe(row);
});
