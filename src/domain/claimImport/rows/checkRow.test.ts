import * as fc from '../../../test/fastCheck';
import { buildClaim } from '../../../test/builders';
import type { SheetCell } from '../sheet/cell';
import { noAnswers, type ImportAnswers, type SharedArea } from '../askedDays';
import { checkRow } from './checkRow';
import { importFieldNames, type ImportField } from '../importFields';
import { makeJudge } from './judge';
import { makeKnownClaims } from './knownClaims';
import type { Mapping } from '../mapping';
import type { ReadingRules } from '../readingRules';
import { readRow } from './readRow';

type Values = { [Field in ImportField]?: SheetCell };

const crop: Values = {
  fullName: 'Grace Biira',
  nationalId: 'cf85 0123 45abcd',
  phoneNumber: '0772123456',
  district: 'KASESE',
  subcounty: 'Lake Katwe',
  payoutMethod: 'MTN',
  mobileMoneyNumber: 772123456,
  incidentType: 'Crop raiding',
  dateOfIncident: '14/06/2024',
  wildlifeSpecies: 'Elephants',
  narrativeDescription: 'A herd of seven came through at night.',
  cropType: 'Maize',
  areaDamaged: '2.5 acres',
  submittedOn: '20/06/2024',
};
const decided: Values = { submittedOn: '20/06/2024', decidedOn: '01/07/2024' };
const approved: Values = { ...decided, status: 'Approved', approvedAmount: '571,000/=' };
const paid: Values = { ...approved, status: 'Paid', paidOn: '02/08/2024', paymentRef: 'EFT-9' };

const mapping = Object.fromEntries(importFieldNames.map((field, column) => [field, { column }])) as Mapping;
const cellsOf = (values: Values) => importFieldNames.map((field) => values[field] ?? null);
const how: ReadingRules = {
  mapping,
  formats: { days: 'dmy', digits: 'comma', serials: 1900 },
  units: {},
  swapped: new Set(),
  utc: new Set(),
  answers: noAnswers,
};
const judge = makeJudge('2026-11-20T08:00:00.000Z');

const check = (values: Values, known = makeKnownClaims([]), row = 2) =>
  checkRow(row, cellsOf(values), how, judge, known);

const problemsOf = (values: Values) => check(values).problems.map(({ field, message }) => [field, message]);

test.each<[string, Values]>([
  ['submitted', crop],
  ['rejected', { ...crop, ...decided, status: 'Rejected', approvedAmount: 0 }],
  ['approved', { ...crop, ...approved }],
  ['paid', { ...crop, ...paid }],
  ['paid without a reference', { ...crop, ...paid, paymentRef: null }],
  [
    'decided and paid on the day of the incident',
    { ...crop, ...paid, submittedOn: '14/06/2024', decidedOn: '14/06/2024', paidOn: '14/06/2024' },
  ],
  [
    'livestock, by bank',
    {
      ...crop,
      incidentType: 'Livestock attack',
      livestockSpecies: 'goats',
      quantityLost: 3,
      payoutMethod: 'Bank',
      bankName: 'Centenary Bank',
      accountName: 'Biira Grace',
      accountNumber: 3100045678,
    },
  ],
  [
    'death',
    {
      ...crop,
      incidentType: 'Death',
      deceasedName: 'Moses',
      dateOfDeath: '14/06/2024',
      nextOfKin: 'Grace',
      relationship: 'Wife',
    },
  ],
])('a good row: %s', (_what, values) => {
  expect(check(values).problems).toEqual([]);
});

test('what is read is in the terms of the form', () => {
  expect(check({ ...crop, timeOfIncident: '9:30 pm' }).form).toMatchObject({
    nationalId: 'CF85012345ABCD',
    phoneNumber: '+256772123456',
    district: 'kasese',
    payoutMethod: 'mobile_money',
    mobileMoneyNumber: '+256772123456',
    incidentType: 'crop',
    dateOfIncident: '2024-06-14',
    timeOfIncident: '21:30',
    wildlifeSpecies: 'elephant',
    areaDamaged: '2.5',
  });
});

test.each<[string, Values, ImportField, string]>([
  ['no name', { ...crop, fullName: null }, 'fullName', 'Full name is required'],
  ['a short ID', { ...crop, nationalId: 'CF85' }, 'nationalId', 'National ID must be exactly 14 characters'],
  [
    'another country',
    { ...crop, phoneNumber: '+254772123456' },
    'phoneNumber',
    'Phone number must be in format +256XXXXXXXXX',
  ],
  [
    'not a district of Uganda',
    { ...crop, district: 'Kaseseland' },
    'district',
    '"{{value}}" is not a district of Uganda',
  ],
  ['no way to pay', { ...crop, payoutMethod: null }, 'payoutMethod', 'Preferred payout method is required'],
  [
    'no number to pay to',
    { ...crop, mobileMoneyNumber: null },
    'mobileMoneyNumber',
    'Mobile money number is required when mobile money is selected',
  ],
  ['no kind', { ...crop, incidentType: null }, 'incidentType', 'Incident type is required'],
  [
    'an unknown kind',
    { ...crop, incidentType: 'fire' },
    'incidentType',
    '"{{value}}" is not one of these: {{choices}}',
  ],
  ['no date', { ...crop, dateOfIncident: null }, 'dateOfIncident', 'Date of incident is required'],
  [
    'a date month first',
    { ...crop, dateOfIncident: '06/14/2024' },
    'dateOfIncident',
    '"{{value}}" is not a date in the format {{pattern}}',
  ],
  ['no crop', { ...crop, cropType: null }, 'cropType', 'Crop type and area damaged are required for crop incidents'],
  ['an area in words', { ...crop, areaDamaged: 'two' }, 'areaDamaged', 'Enter a number above 0'],
  [
    'another currency',
    { ...crop, calculatedCompensation: '€ 571' },
    'calculatedCompensation',
    '"{{value}}" is not in Ugandan shillings',
  ],
  [
    'millions by a letter',
    { ...crop, calculatedCompensation: '2.5m' },
    'calculatedCompensation',
    '"{{value}}" is not an amount in whole shillings, in digits',
  ],
  [
    'a book',
    { ...crop, narrativeDescription: 'x'.repeat(5001) },
    'narrativeDescription',
    '{{number}} characters too many. The limit is {{limit}}.',
  ],
  [
    'under way',
    { ...crop, ...approved, status: 'Under Verification' },
    'status',
    '"{{value}}": only submitted, approved, rejected and paid claims can be imported',
  ],
  [
    'approved without an amount',
    { ...crop, ...approved, approvedAmount: '0' },
    'approvedAmount',
    'A claim that was approved needs an approved amount above 0',
  ],
  [
    'approved without a date',
    { ...crop, ...approved, decidedOn: null },
    'decidedOn',
    'A claim that was decided needs its decision date',
  ],
  [
    'rejected without a submission',
    { ...crop, ...decided, status: 'Rejected', submittedOn: null },
    'submittedOn',
    'Every claim needs a submission date',
  ],
  [
    'paid without a date',
    { ...crop, ...paid, paidOn: null },
    'paidOn',
    'A claim that was paid needs the date of its payment',
  ],
  [
    'submitted with an amount approved',
    { ...crop, approvedAmount: 5000 },
    'approvedAmount',
    'A claim with the status {{status}} has no approved amount',
  ],
  [
    'approved with a payment',
    { ...crop, ...approved, paymentRef: 'EFT-9' },
    'paymentRef',
    'A claim with the status {{status}} has no payment reference',
  ],
  [
    'submitted before it happened',
    { ...crop, submittedOn: '13/06/2024' },
    'submittedOn',
    'Date submitted cannot be before the date of incident',
  ],
  [
    'decided before it was submitted',
    { ...crop, ...approved, decidedOn: '19/06/2024' },
    'decidedOn',
    'Decision date cannot be before the date submitted',
  ],
  [
    'paid before it was decided',
    { ...crop, ...paid, paidOn: '30/06/2024' },
    'paidOn',
    'Date paid cannot be before the decision date',
  ],
  ['paid tomorrow', { ...crop, ...paid, paidOn: '21/11/2026' }, 'paidOn', 'Date paid cannot be in the future'],
])('a refused row: %s', (_what, values, field, message) => {
  expect(problemsOf(values)).toEqual([[field, message]]);
});

test('an incident to come is refused, and so is its submission before it', () => {
  expect(problemsOf({ ...crop, dateOfIncident: '14/06/2027' })).toEqual([
    ['dateOfIncident', 'Date of incident cannot be in the future'],
    ['submittedOn', 'Date submitted cannot be before the date of incident'],
  ]);
});

test('an empty row says of every field that is needed that it is missing', () => {
  expect(problemsOf({}).map(([field]) => field)).toEqual([
    'fullName',
    'nationalId',
    'phoneNumber',
    'district',
    'subcounty',
    'payoutMethod',
    'incidentType',
    'dateOfIncident',
    'narrativeDescription',
    'submittedOn',
  ]);
});

test('a value for every row stands in for a column, and a column may serve two fields', () => {
  const shared: Mapping = { ...mapping, district: { fixed: 'kasese' }, mobileMoneyNumber: mapping.phoneNumber };
  const cells = cellsOf({ ...crop, district: null, mobileMoneyNumber: null });
  const { problems, form } = checkRow(2, cells, { ...how, mapping: shared }, judge, makeKnownClaims([]));
  expect(problems).toEqual([]);
  expect(form).toMatchObject({ district: 'kasese', mobileMoneyNumber: '+256772123456' });
});

describe('the same claim again', () => {
  const registered = buildClaim();
  const again: Values = {
    ...crop,
    nationalId: registered.claimant.nationalId,
    dateOfIncident: '14/06/2025',
    submittedOn: '30/06/2025',
  };

  test('is refused when it is in the register', () => {
    expect(check(again, makeKnownClaims([registered])).problems).toEqual([
      {
        field: 'nationalId',
        message: 'This claim is already in the register, as {{claimId}}',
        params: { claimId: registered.id },
      },
    ]);
  });

  test('is refused when an earlier row holds it; a refused row is none', () => {
    const known = makeKnownClaims([]);
    expect(check({ ...again, fullName: null }, known, 2).problems).toHaveLength(1);
    expect(check(again, known, 3).problems).toEqual([]);
    expect(check(again, known, 4).problems).toEqual([
      { field: 'nationalId', message: 'Row {{row}} contains the same claim', params: { row: 3 } },
    ]);
  });

  test.each<[string, Values, boolean]>([
    ['another kind', { incidentType: 'Livestock', livestockSpecies: 'Goat', quantityLost: 1 }, true],
    ['seven days later', { dateOfIncident: '21/06/2025' }, true],
    ['seven days before', { dateOfIncident: '07/06/2025' }, true],
    ['another ID, the same phone', { nationalId: 'CM85012345ABCD' }, true],
    ['eight days later', { dateOfIncident: '22/06/2025' }, false],
    ['another ID and phone', { nationalId: 'CM85012345ABCD', phoneNumber: '0701123456' }, false],
  ])('is told as possible, and taken: %s', (_what, other, warned) => {
    const { problems, warning } = check({ ...again, ...other }, makeKnownClaims([registered]));
    expect(problems).toEqual([]);
    expect(warning?.params).toEqual(warned ? { claimId: registered.id } : undefined);
  });
});

test('whatever stands in the cells, a row is good or says what is wrong', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.record({ day: fc.string(), time: fc.string() }),
    fc.constantFrom('31/02/2024', '__proto__', '€ 571', '0772123456', 'paid', 'Crop damage', 'kasese', '1e9'),
    fc.constantFrom(
      '#DIV/0!',
      '1.2E+19',
      'maize beans',
      '0.1 30.2',
      '46082',
      '2026-02-28T22:30:00Z',
      'Dim. 1 mars 2026',
    ),
    fc.constantFrom('\u202a+256772123456\u202c', 'tel:0772123456', 'СМ801234567ABC', 'rejected', '14.30', '\u200b'),
  );
  const noise = fc.array(cell, { minLength: importFieldNames.length, maxLength: importFieldNames.length });
  const touched = fc
    .array(fc.tuple(fc.nat(importFieldNames.length - 1), cell), { maxLength: 3 })
    .map((changes) => changes.reduce((cells, [at, value]) => cells.with(at, value), cellsOf({ ...crop, ...paid })));
  const numRuns = fc.runs(75);
  let refused = 0;
  fc.assert(
    fc.property(fc.oneof(noise, touched), (cells) => {
      const reading = { ...how, answers: { ...noAnswers, takeNotKnown: true } };
      const { problems, form, unknown } = checkRow(2, cells, reading, judge, makeKnownClaims([]));
      if (problems.length === 0) expect(judge(form, [], unknown)).toHaveProperty('facts');
      else expect(problems.every(({ message }) => message !== '')).toBe(true);
      if (problems.length > 0) refused += 1;
    }),
    { numRuns },
  );
  fc.tell('rows', `${numRuns} rows, ${refused} refused`);
});

describe('in a file of dates in both orders', () => {
  const mixed = (values: Values) =>
    checkRow(...([2, cellsOf(values)] as const), { ...how, mixedDays: true }, judge, makeKnownClaims([])).hint;

  test.each([
    ['03/04/2024', 'dateOfIncident'],
    ['14/04/2024', undefined],
    ['04/04/2024', undefined],
    ['2024-04-03', undefined],
    ['3 April 2024', undefined],
  ])('%s is looked at: %s', (dateOfIncident, field) => expect(mixed({ ...crop, dateOfIncident })?.field).toBe(field));

  test('but not in any other file', () => {
    expect(check({ ...crop, dateOfIncident: '03/04/2024' })).not.toHaveProperty('hint');
  });
});

test('the committee may have approved more than was calculated, as in the portal, up to twelve digits', () => {
  const amounts = { calculatedCompensation: 100, approvedAmount: '999,999,999,999' };
  expect(problemsOf({ ...crop, ...approved, ...amounts })).toEqual([]);
  expect(problemsOf({ ...crop, ...approved, ...amounts, approvedAmount: '1,000,000,000,000' })).toMatchObject([
    ['approvedAmount', expect.stringContaining('not an amount')],
  ]);
});

test.each<[SheetCell, string]>([
  ['9:30 pm', '21:30'],
  ['14.30', '14:30'],
  [14.3, '14:30'],
  [21, '21:00'],
  [0.895833333333333, '21:30'],
  [0.99999, '23:59'],
  [{ day: '2026-03-01', time: '23:59' }, '23:59'],
  ['2026-03-01T08:05', '08:05'],
  ['01/03/2026 21:30', '21:30'],
  ['2026-02-28T22:30:00Z', '01:30'],
  ['2026-03-01T22:30:00.000+03:00', '22:30'],
])('the time %j is %s', (timeOfIncident, time) => {
  expect(check({ ...crop, timeOfIncident }).form.timeOfIncident).toBe(time);
});

test.each<[Values, ImportField]>([
  [{ calculatedCompensation: '#DIV/0!' }, 'calculatedCompensation'],
  [{ gpsLatitude: '#REF!', gpsLongitude: 30 }, 'gpsLatitude'],
  [{ village: '#N/A' }, 'village'],
  [{ alternatePhone: '########' }, 'alternatePhone'],
  [{ bankName: 'Err:502' }, 'bankName'],
])('an error of the spreadsheet is never taken for nothing: %j', (values, field) => {
  expect(problemsOf({ ...crop, ...values })).toContainEqual([
    field,
    '"{{value}}" is an error of the spreadsheet. Correct this cell in the file',
  ]);
});

test.each<[SheetCell, boolean]>([
  [12345678901234567000, true],
  [1.2345678901234568e21, true],
  ['1.23457E+19', true],
  ['1,23457e+19', true],
  [999_999_999_999_999, false],
  ['0012345678901234567', false],
])('the account number %j has lost digits: %s', (accountNumber, lost) => {
  const bank = { payoutMethod: 'Bank', bankName: 'Centenary', accountName: 'Grace', accountNumber };
  const message = '"{{value}}" has lost digits: the spreadsheet kept it as a number. Type it as text in the file';
  expect(problemsOf({ ...crop, ...bank })).toEqual(lost ? [['accountNumber', message]] : []);
});

test('one cell may hold latitude and longitude', () => {
  const column = importFieldNames.indexOf('gpsLatitude');
  const both: Mapping = { ...mapping, gpsLatitude: { column }, gpsLongitude: { column } };
  const cells = cellsOf({ ...crop, gpsLatitude: '0.1234 30.1 1021.5 4.2' });
  const { form } = checkRow(2, cells, { ...how, mapping: both }, judge, makeKnownClaims([]));
  expect(form).toMatchObject({ gpsLatitude: '0.1234', gpsLongitude: '30.1' });
});

test('a moment of a server that tells UTC without a word of it is the day in Kampala', () => {
  const utc = { ...how, utc: new Set<ImportField>(['submittedOn']) };
  const cells = cellsOf({ ...crop, submittedOn: '2026-03-01T21:45:10' });
  expect(checkRow(2, cells, utc, judge, makeKnownClaims([])).form.submittedOn).toBe('2026-03-02');
});

describe('further crops, animals and property', () => {
  const furtherOf = (values: Values) => {
    const judged = judge(check(values).form);
    return 'facts' in judged ? judged.facts.incident.further : judged;
  };

  test('a row names a second and a third one, as the wizard does', () => {
    const second = { cropType2: 'beans', areaDamaged2: '1 acre', estimatedYieldLost2: '200 kg' };
    expect(furtherOf(crop)).toBeUndefined();
    expect(furtherOf({ ...crop, ...second })).toEqual([{ cropType: 'Beans', areaDamaged: 1, estimatedYieldLost: 200 }]);
    expect(furtherOf({ ...crop, ...second, cropType3: 'Cassava', areaDamaged3: 0.5 })).toEqual([
      { cropType: 'Beans', areaDamaged: 1, estimatedYieldLost: 200 },
      { cropType: 'Cassava', areaDamaged: 0.5 },
    ]);
  });

  test('a third one without a second follows the first', () => {
    expect(furtherOf({ ...crop, cropType3: 'Cassava', areaDamaged3: 0.5 })).toEqual([
      { cropType: 'Cassava', areaDamaged: 0.5 },
    ]);
  });

  const kept: Partial<ImportAnswers> = { severalCrops: 'each' };
  const several = (values: Values, answers = kept) =>
    checkRow(
      2,
      cellsOf({ ...crop, ...values }),
      { ...how, answers: { ...noAnswers, ...answers } },
      judge,
      makeKnownClaims([]),
    );

  test.each<[SheetCell, string[]]>([
    ['maize beans', ['Maize', 'Beans', '']],
    ['Maize, beans and cassava', ['Maize', 'Beans', 'Cassava']],
    ['sweet_potato irish_potato', ['Sweet Potato', 'Irish Potato', '']],
    ['Sweet potatoes; Irish potatoes', ['Sweet Potato', 'Irish Potato', '']],
    ['maize maize', ['Maize', '', '']],
  ])('one cell may name several: %j', (cropType, [first, second, third]) => {
    expect(several({ cropType })).toMatchObject({ form: { cropType: first, cropType2: second, cropType3: third } });
  });

  test('the area of several crops is divided among them, or is that of each, as the person said', () => {
    const row = { cropType: 'maize beans cassava', areaDamaged: 2, estimatedYieldLost: 100 };
    expect(several(row, {}).problems).toEqual([
      { field: 'areaDamaged', message: 'Go back to the questions and choose whose area it is' },
    ]);
    const areas = (severalCrops: SharedArea) => {
      const { form, problems } = several(row, { severalCrops });
      return [form.areaDamaged, form.areaDamaged2, form.areaDamaged3, form.estimatedYieldLost3, problems];
    };
    expect(areas('divided')).toEqual(['0.68', '0.66', '0.66', '33.33', []]);
    expect(areas('each')).toEqual(['2', '2', '2', '100', []]);
  });

  test('four in one cell are one too many, and a word that is not known is asked about as it stands', () => {
    expect(several({ cropType: 'maize beans cassava coffee' }).problems).toMatchObject([
      { field: 'cropType', params: { value: 'maize beans cassava coffee' } },
    ]);
    expect(several({ cropType: 'maize yams' }).problems).toMatchObject([
      { message: '"{{value}}" is not one of these: {{choices}}' },
    ]);
  });

  test('those of another kind of incident are left out', () => {
    expect(furtherOf({ ...crop, livestockSpecies2: 'Goat', quantityLost2: 2 })).toBeUndefined();
  });

  test('what is wrong with one is said at its own column', () => {
    const message = 'Crop type and area damaged are required for crop incidents';
    expect(problemsOf({ ...crop, cropType3: 'Cassava' })).toEqual([['areaDamaged3', message]]);
    expect(problemsOf({ ...crop, cropType2: 'Beans', areaDamaged2: 'much' })).toEqual([
      ['areaDamaged2', 'Enter a number above 0'],
    ]);
    const property = { ...crop, incidentType: 'Property', propertyType: 'Fence', damageDescription: 'Torn' };
    const long = { propertyType2: 'Fence', damageDescription2: 'x'.repeat(5001) };
    expect(problemsOf({ ...property, ...long })).toEqual([
      ['damageDescription2', '{{number}} characters too many. The limit is {{limit}}.'],
    ]);
  });

  test('a quantity of 0 of one is asked about like that of the first', () => {
    const { zeros } = readRow(cellsOf({ ...crop, cropType2: 'Beans', areaDamaged2: 0 }), how);
    expect(zeros).toEqual([{ field: 'areaDamaged2', needed: true }]);
  });
});

describe('a claim that was finished on paper, of which nobody wrote down who the claimant was', () => {
  const nobody: Values = {
    fullName: null,
    nationalId: null,
    phoneNumber: null,
    payoutMethod: null,
    mobileMoneyNumber: null,
  };
  const taken: ReadingRules = { ...how, answers: { ...noAnswers, takeNotKnown: true } };
  const checkTaken = (values: Values, known = makeKnownClaims([]), row = 2) =>
    checkRow(row, cellsOf({ ...crop, ...values }), taken, judge, known);
  const factsOf = ({ form, derived, unknown }: ReturnType<typeof checkTaken>) => {
    const judged = judge(form, derived, unknown);
    if ('problems' in judged) throw new Error('refused');
    return judged.facts;
  };

  test.each<[string, Values]>([
    ['rejected', { ...decided, status: 'Rejected' }],
    ['paid', paid],
  ])('comes in when it was %s, and the person said so', (_status, values) => {
    const row = checkTaken({ ...values, ...nobody });
    expect(row).toMatchObject({ problems: [], unknown: ['fullName', 'nationalId', 'phoneNumber', 'payoutMethod'] });
    expect(factsOf(row).claimant).toMatchObject({ fullName: '', nationalId: '', phoneNumber: '', payoutMethod: '' });
    expect(check({ ...crop, ...values, ...nobody }).problems).not.toEqual([]);
  });

  test.each<[string, Values]>([
    ['submitted', {}],
    ['approved', approved],
  ])('does not come in while it is %s', (_status, values) => {
    expect(checkTaken({ ...values, ...nobody }).problems).not.toEqual([]);
  });

  test('keeps what is known, and is refused for anything that is wrong', () => {
    const bank = { ...paid, ...nobody, bankName: 'Centenary', accountNumber: '0123' };
    expect(factsOf(checkTaken(bank)).claimant).toMatchObject({
      payoutMethod: '',
      bankName: 'Centenary',
      accountNumber: '0123',
    });
    expect(factsOf(checkTaken({ ...paid, mobileMoneyNumber: null })).claimant).toMatchObject({
      payoutMethod: 'mobile_money',
      mobileMoneyNumber: '',
      fullName: 'Grace Biira',
    });
    expect(checkTaken({ ...paid, ...nobody, nationalId: 'CM85' }).problems).toMatchObject([{ field: 'nationalId' }]);
    expect(checkTaken({ ...paid, ...nobody, subcounty: null }).problems).toMatchObject([{ field: 'subcounty' }]);
  });

  test('is the same as one of the register that says all the same, and may be the same as another row', () => {
    const known = makeKnownClaims([]);
    const first = checkTaken({ ...paid, ...nobody }, known);
    expect(checkTaken({ ...paid, ...nobody }, known, 3)).toMatchObject({
      problems: [],
      warning: { message: 'This may be the same loss as row {{row}}', params: { row: 2 } },
    });
    const { claimant, incident } = factsOf(first);
    const register = makeKnownClaims([buildClaim({ id: 'CL-7', claimant, incident })]);
    expect(checkTaken({ ...paid, ...nobody }, register).problems).toMatchObject([{ params: { claimId: 'CL-7' } }]);
    expect(checkTaken({ ...paid, ...nobody, village: 'Hamukungu' }, register).problems).toEqual([]);
  });
});
