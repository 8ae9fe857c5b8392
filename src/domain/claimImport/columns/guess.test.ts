import type { SheetCell, SheetRow } from '../sheet/cell';
import { guessColumns } from './guess';

/** What each header was taken for, and what that rests on. */
function found(headers: string[], ...rows: SheetRow[]) {
  const { mapping, guessed } = guessColumns(headers, rows);
  const taken: Record<string, [field: string, basis: unknown]> = {};
  for (const [field, source] of Object.entries(mapping)) {
    if ('column' in source) taken[headers[source.column] ?? ''] = [field, guessed[field as keyof typeof guessed]];
  }
  return taken;
}

test.each([
  ['Crop 2', 'Beans', 'cropType2'],
  ['Second crop', 'Beans', 'cropType2'],
  ['2nd crop', 'Beans', 'cropType2'],
  ['Crop type 3', 'Beans', 'cropType3'],
  ['Area damaged 2 (acres)', 2, 'areaDamaged2'],
  ['third animal lost', 'Goat', 'livestockSpecies3'],
  ['Quantity lost 2', 3, 'quantityLost2'],
  ['Crop type', 'Beans', 'cropType'],
])('"%s" with %j is taken for %s', (header, cell, field) => {
  expect(found([header], [cell])).toEqual({ [header]: [field, 'both'] });
});

/** A sheet of one column. */
const column = (header: string, ...cells: SheetCell[]) => found([header], ...cells.map((cell) => [cell]));

test.each<[string, SheetCell[]]>([
  ['injured', [2, 0, 1]],
  ['injured', ['yes', 'no', 'no']],
  ['amount_paid_eur', [120, 340]],
  ['Amount (EUR)', [120, 340]],
  ['amountEUR', [120, 340]],
  ['Amount', ['€ 120', '340 EUR']],
  ['amount in $', ['120']],
  ['amount_paid', ['120,000']],
  ['Area damaged (ha)', [1, 2]],
  ['Area in kg', [1, 2]],
  ['Yield lost (bags)', [3]],
  ['Amount (kg)', [3]],
  ['Age', [3, 4]],
  ['Crop', ['yes', 'no']],
  ['Incident', ['At night a herd of seven elephants came through the garden and ate all of the maize.']],
  ['Date', ['Monday', 'last week']],
  ['Contact', ['Grace Biira', 'Moses Baluku']],
  ['ID no', [1, 2, 3]],
  ['Name of the injured goat', ['Bella']],
  ['Date of birth', ['14/06/1985', '15/06/1990']],
  ['Date of payment by bank', ['14/06/2024']],
])('no guess is made of "%s" with %j', (header, cells) => {
  expect(column(header, ...cells)).toEqual({});
});

test.each<[string, SheetCell[], string, string]>([
  ['injured', ['Moses Baluku', 'Jane Masika'], 'injuredPersonName', 'both'],
  ['Amount (UGX)', ['571,000/=', 5000], 'calculatedCompensation', 'both'],
  ['Estimated amount', ['2.5m', '571,000'], 'calculatedCompensation', 'both'],
  ['acres', ['2.5', '3 ha'], 'areaDamaged', 'both'],
  ['species', ['wolf', 'wolf'], 'wildlifeSpecies', 'both'],
  ['Status', [], 'status', 'name'],
  ['identity', ['CF85012345ABCD', 'CM90 0123 45AB CD'], 'nationalId', 'contents'],
  ['', ['0772123456', 772123457], 'phoneNumber', 'contents'],
  ['Where', ['Kasese', 'BUSHENYI'], 'district', 'contents'],
  ['datum', [{ day: '2024-06-14', time: '00:00' }, '15/06/2024'], 'dateOfIncident', 'contents'],
])('a guess is made of "%s" with %j: %s, from %s', (header, cells, field, basis) => {
  expect(column(header, ...cells)).toEqual({ [header]: [field, basis] });
});

test('a form on a phone is known by its groups, and what it adds of itself is no field', () => {
  const headers = [
    'start',
    'end',
    'today',
    'deviceid',
    'claimant/full_name',
    'claimant/nin',
    'claimant/phone',
    'claimant/district',
    'claimant/subcounty',
    'claimant/payout',
    'claimant/momo',
    'incident/type',
    'incident/date',
    'incident/species',
    'incident/description',
    'incident/crop',
    'incident/area',
    'incident/yield',
    '_location_latitude',
    'incident/location:Longitude',
    '_submission_time',
    '_status',
  ];
  const moment = '2026-03-01T22:30:00.000+03:00';
  const row = [moment, moment, '2026-03-01', 'x:1', 'Grace Biira', 'CM801234520000', '0772123410', 'kasese', 'katwe'];
  row.push(
    'mobile_money',
    '0772123410',
    'crop_damage',
    '2026-03-01',
    'elephant',
    'Ate the maize.',
    'maize beans',
    '2.0',
  );
  row.push('400', '0.1234', '30.1', '2026-03-01T21:45:10', 'submitted_via_web');
  expect(Object.entries(found(headers, row)).map(([header, [field]]) => [header, field])).toEqual(
    expect.arrayContaining([
      ['claimant/full_name', 'fullName'],
      ['claimant/nin', 'nationalId'],
      ['claimant/phone', 'phoneNumber'],
      ['claimant/district', 'district'],
      ['claimant/subcounty', 'subcounty'],
      ['claimant/payout', 'payoutMethod'],
      ['claimant/momo', 'mobileMoneyNumber'],
      ['incident/type', 'incidentType'],
      ['incident/date', 'dateOfIncident'],
      ['incident/species', 'wildlifeSpecies'],
      ['incident/description', 'narrativeDescription'],
      ['incident/crop', 'cropType'],
      ['incident/area', 'areaDamaged'],
      ['incident/yield', 'estimatedYieldLost'],
      ['_location_latitude', 'gpsLatitude'],
      ['incident/location:Longitude', 'gpsLongitude'],
      ['_submission_time', 'submittedOn'],
    ]),
  );
  for (const own of ['start', 'end', 'today', 'deviceid', '_status'])
    expect(found(headers, row)).not.toHaveProperty(own);
});

test('a column of positions holds latitude and longitude', () => {
  const { mapping } = guessColumns(['where it was'], [['0.1234 30.1 1021.5 4.2'], ['0.12, 30.2']]);
  expect(mapping).toEqual({ gpsLatitude: { column: 0 }, gpsLongitude: { column: 0 } });
});

test.each([
  ['q4', ['crop_damage', 'livestock attack'], 'incidentType'],
  ['q5', ['mobile_money', 'bank_transfer'], 'payoutMethod'],
  ['q6', ['elephant', 'hippo'], 'wildlifeSpecies'],
  ['q7', ['maize', 'maize beans', 'cassava'], 'cropType'],
  ['q8', ['goat', 'cows'], 'livestockSpecies'],
  ['q9', ['granary', 'fence'], 'propertyType'],
])('where the name says nothing, the contents decide: "%s" with %j', (header, cells, field) => {
  expect(column(header, ...cells)).toEqual({ [header]: [field, 'contents'] });
});

test.each([[['other', 'other']], [['maize', 'by the river', 'at the school']]])(
  'nothing is guessed of "q" with %j',
  (cells) => {
    expect(column('q', ...cells)).toEqual({});
  },
);

test('one date among several is not chosen by its contents', () => {
  expect(found(['begin', 'end'], ['14/06/2024', '15/06/2024'])).toEqual({});
});

test('what a column is called goes before what another one looks like', () => {
  expect(found(['Other', 'Tel'], ['0772123456', '0701123456'])).toEqual({ Tel: ['phoneNumber', 'both'] });
});
