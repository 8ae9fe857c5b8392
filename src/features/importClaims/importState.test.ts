import { headersKey } from '../../domain/claimImport/mapping';
import { rememberColumns } from '../../platform/importColumns';
import { dataRows, headersOf, startReading, withSource } from './importState';

const claims = {
  name: 'Claims',
  rows: [
    ['Kasese district, 2024'],
    ['NIN', 'Claimant', 'Incident date'],
    ['CF1', 'Grace', '31/12/2024'],
    [null, ''],
    ['CF2'],
  ],
};
const about = { name: 'About', rows: [['Title', 'Claims', 'of', '2024']] };

test('the sheet with the claims is read, its headers found, and empty rows left out', () => {
  const reading = startReading('claims.xlsx', [about, claims]);
  expect(reading).toMatchObject({ sheet: 1, headerRow: 1, order: 'seen', recalled: false });
  expect(headersOf(reading)).toEqual(['NIN', 'Claimant', 'Incident date']);
  expect(dataRows(reading).map(({ row, cells }) => [row, cells[0]])).toEqual([
    [3, 'CF1'],
    [5, 'CF2'],
  ]);
});

test('a file of one sheet without a header that is known is read all the same', () => {
  expect(startReading('x.csv', [about])).toMatchObject({ sheet: 0, headerRow: 0, mapping: {} });
});

describe('dates that tell no order', () => {
  const headers = ['NIN', 'Date of incident', 'Decision date'];
  const sheet = { name: '', rows: [headers, ['CF1', '03/04/2024', '05/06/2024']] };

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
