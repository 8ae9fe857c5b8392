import type { Sheet, SheetRow } from '../../domain/claimImport/sheet/cell';
import { headersKey } from '../../domain/claimImport/mapping';
import { rememberColumns } from '../../platform/importColumns';
import { dataRows, headersOf, hiddenRowsOf, startReading, withSource } from './importState';

const sheetOf = (name: string, rows: SheetRow[], more: Partial<Sheet> = {}): Sheet => ({
  name,
  serials: 1900,
  hiddenRows: [],
  hasHiddenColumns: false,
  rows,
  ...more,
});
const rows: SheetRow[] = [
  ['Kasese district, 2024'],
  ['NIN', 'Claimant', 'Incident date'],
  ['CF1', 'Grace', '31/12/2024'],
  [null, ''],
  ['NIN', 'Claimant', 'Incident date'],
  ['CF2'],
];
const claims = sheetOf('Claims', rows);
const about = sheetOf('About', [['Title', 'Claims', 'of', '2024']]);

test('the sheet with the claims is read, its headers found, and empty rows and headers of further pages left out', () => {
  const reading = startReading('claims.xlsx', [about, claims]);
  expect(reading).toMatchObject({ sheet: 1, headerRow: 1, order: 'seen', recalled: false });
  expect(headersOf(reading)).toEqual(['NIN', 'Claimant', 'Incident date']);
  expect(dataRows(reading).map(({ row, cells }) => [row, cells[0]])).toEqual([
    [3, 'CF1'],
    [6, 'CF2'],
  ]);
});

test('rows that the workbook hides are counted, and left out where the person says so', () => {
  const reading = startReading('claims.xlsx', [sheetOf('Claims', rows, { hiddenRows: [0, 3, 5] })]);
  expect(hiddenRowsOf(reading)).toBe(1);
  expect(dataRows(reading)).toHaveLength(2);
  expect(dataRows({ ...reading, leaveOutHidden: true }).map(({ row }) => row)).toEqual([3]);
});

test('a sheet that the workbook hides is not guessed', () => {
  expect(startReading('claims.xlsx', [sheetOf('Old', rows, { hidden: true }), claims])).toMatchObject({ sheet: 1 });
});

test('a file of one sheet without a header that is known is read all the same', () => {
  expect(startReading('x.csv', [about])).toMatchObject({ sheet: 0, headerRow: 0, mapping: {} });
});

describe('dates that tell no order', () => {
  const headers = ['NIN', 'Date of incident', 'Decision date'];
  const sheet = sheetOf('', [headers, ['CF1', '03/04/2024', '05/06/2024']]);

  beforeEach(() =>
    rememberColumns({
      headers: headersKey(headers),
      mapping: { nationalId: { column: 0 }, dateOfIncident: { column: 1 } },
      days: 'mdy',
      digits: 'comma',
    }),
  );
  afterEach(() => localStorage.clear());

  test('are read as such a file was before, and yet pointed out', () => {
    const reading = startReading('claims.csv', [sheet]);
    expect(reading).toMatchObject({ recalled: true, order: 'assumed', formats: { days: 'mdy' } });
    expect(withSource(reading, 'decidedOn', { column: 2 })).toMatchObject({
      order: 'assumed',
      formats: { days: 'mdy' },
    });
  });

  test('are pointed out no more once the person has chosen for this file', () => {
    const chosen = { ...startReading('claims.csv', [sheet]), order: undefined };
    expect(withSource(chosen, 'decidedOn', { column: 2 }).order).toBeUndefined();
  });
});
