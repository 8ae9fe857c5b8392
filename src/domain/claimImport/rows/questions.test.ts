import { noAnswers, type ImportAnswers } from '../askedDays';
import { cellAsText, type SheetCell, type SheetRow } from '../sheet/cell';
import { checkRow } from './checkRow';
import { guessColumns } from '../columns/guess';
import { makeJudge } from './judge';
import { makeKnownClaims } from './knownClaims';
import { asksMore, isNothing, makeQuestionnaire } from './questions';
import type { ReadingRules } from '../readingRules';
import { columnUnitsOf } from '../units';

const headers = [
  ...['Name', 'NIN', 'Tel', 'District', 'Sub county', 'Payment mode', 'Date of incident', 'Incident', 'Species'],
  ...['Description', 'Livestock', 'Quantity', 'Crop', 'Acres', 'Yield lost', 'Amount', 'Status', 'Mobile money'],
];
type Row = { [Header in (typeof headers)[number]]?: SheetCell };

const sheep: Row = {
  Name: 'Grace Biira',
  NIN: 'CF85012345ABCD',
  Tel: '0772123456',
  'Mobile money': '0772123456',
  District: 'Kasese',
  'Sub county': 'Lake Katwe',
  'Payment mode': 'MTN',
  'Date of incident': '14/06/2024',
  Incident: 'Livestock attack',
  Species: 'wolf',
  Description: 'At night',
  Livestock: 'Scha(a)p(en)',
  Quantity: 2,
};
const maize: Row = {
  ...sheep,
  Incident: 'Crop damage',
  Species: 'Elephant',
  Crop: 'Maize',
  Acres: '2.5',
  Livestock: null,
};

const cellsOf = (row: Row): SheetRow => headers.map((header) => row[header] ?? null);

function readingOf(answers: Partial<ImportAnswers> = {}, named = headers): ReadingRules {
  const { mapping } = guessColumns(headers);
  const formats = { days: 'dmy', digits: 'comma', serials: 1900 } as const;
  const units = columnUnitsOf(named, mapping);
  return { mapping, formats, units, swapped: new Set(), utc: new Set(), answers: { ...noAnswers, ...answers } };
}

function ask(rows: readonly Row[], reading = readingOf()) {
  const questionnaire = makeQuestionnaire(reading);
  for (const row of rows) questionnaire.add(cellsOf(row));
  return questionnaire.questions();
}

const judge = makeJudge('2026-11-20T08:00:00.000Z');
const check = (row: Row, answers: Partial<ImportAnswers>, reading = readingOf(answers)) =>
  checkRow(2, cellsOf(row), reading, judge, makeKnownClaims([]));

const onTheDay = { days: { submittedOn: { from: 'dateOfIncident' } } } as const;
const problems = (row: Row, answers: Partial<ImportAnswers>, reading?: ReadingRules) =>
  check(row, { ...onTheDay, ...answers }, reading ?? readingOf({ ...onTheDay, ...answers })).problems.map(
    ({ field }) => field,
  );

describe('dates that may have day and month swapped', () => {
  const excelDay = { day: '2024-05-03', time: '00:00' };
  const dates = { ...maize, 'Date of incident': excelDay };
  const swapped = new Set(['dateOfIncident'] as const);
  const answered = (swap?: boolean) => ({
    ...readingOf({ ...onTheDay, ...(swap !== undefined && { swapped: { dateOfIncident: swap } }) }),
    swapped,
  });

  test('are asked about, and refused as long as nobody has said it', () => {
    expect(ask([dates, maize], answered())).toMatchObject({ swapped: [{ field: 'dateOfIncident', rows: 1 }] });
    expect(problems(dates, {}, answered())).toContain('dateOfIncident');
  });

  test('are swapped back or kept, as the person says; texts are read as they stand', () => {
    expect(check(dates, {}, answered(true)).form.dateOfIncident).toBe('2024-03-05');
    expect(check(dates, {}, answered(false)).form.dateOfIncident).toBe('2024-05-03');
    expect(check(maize, {}, answered(true)).form.dateOfIncident).toBe(check(maize, {}).form.dateOfIncident);
  });
});

test('several crops with one area are asked about once', () => {
  expect(ask([{ ...maize, Crop: 'maize beans' }, maize]).sharedAreas).toBe(1);
});

describe('words', () => {
  test('that nobody knows are asked about once each, those of the most rows first', () => {
    const { words } = ask([sheep, { ...sheep, Livestock: 'Goat' }, { ...sheep, Species: 'WOLF', Livestock: 'geit' }]);
    expect(words.map(({ list, text, field, rows }) => [list, text, field, rows])).toEqual([
      ['species', 'wolf', 'wildlifeSpecies', 3],
      ['livestock', 'Scha(a)p(en)', 'livestockSpecies', 1],
      ['livestock', 'geit', 'livestockSpecies', 1],
    ]);
  });

  test('are matched once; what becomes Other is kept in the narrative', () => {
    expect(problems(sheep, {})).toEqual(['wildlifeSpecies', 'livestockSpecies']);
    const words = { 'species|wolf': 'other', 'livestock|scha a p en': 'Sheep' };
    expect(check(sheep, { ...onTheDay, words })).toMatchObject({
      problems: [],
      form: {
        wildlifeSpecies: 'other',
        livestockSpecies: 'Sheep',
        narrativeDescription: 'At night\n\nIn the file: Wildlife species "wolf".',
      },
    });
  });

  test('are asked about again when they were matched, so that an answer can be changed', () => {
    expect(ask([sheep], readingOf({ words: { 'species|wolf': 'other' } })).words).toHaveLength(2);
  });

  test('matched to something that is no choice are not matched', () => {
    const words = { 'species|wolf': '__proto__', 'livestock|scha a p en': 'Unicorn' };
    expect(problems(sheep, { words })).toEqual(['wildlifeSpecies', 'livestockSpecies']);
  });

  test('a claim without a narrative does not get one from them', () => {
    expect(
      problems({ ...sheep, Description: null, Livestock: 'Goat' }, { words: { 'species|wolf': 'other' } }),
    ).toEqual(['narrativeDescription']);
  });
});

describe('units', () => {
  test.each<[Row, string, string, string, string]>([
    [{ Acres: '2 ha' }, 'acres|ha', 'hectares', 'areaDamaged', '4.94'],
    [{ Acres: '8,094 m²' }, 'acres|m2', 'squareMetres', 'areaDamaged', '2'],
    [{ Acres: '2 fields' }, 'acres|fields', 'acres', 'areaDamaged', '2'],
    [{ 'Yield lost': '1.5 tonnes' }, 'kilograms|tonnes', 'tonnes', 'estimatedYieldLost', '1500'],
    [{ 'Yield lost': '6 bags' }, 'kilograms|bags', 'none', 'estimatedYieldLost', ''],
    [{ Amount: '2.5m' }, 'shillings|m', 'millions', 'calculatedCompensation', '2500000'],
    [{ Amount: '€ 571' }, 'shillings|€', 'none', 'calculatedCompensation', ''],
    [{ Amount: '571 EUR' }, 'shillings|eur', 'shillings', 'calculatedCompensation', '571'],
  ])('%j is asked about as %s; as %s, %s is "%s"', (cells, key, meaning, field, value) => {
    const row = { ...maize, ...cells };
    expect(ask([row]).words.map((word) => word.key)).toEqual([key]);
    const { form, problems: found } = check(row, { ...onTheDay, words: { [key]: meaning } });
    expect([found, form[field as 'areaDamaged']]).toEqual([[], value]);
    expect(form.narrativeDescription).toContain(`"${cellAsText(Object.values(cells)[0])}"`);
  });

  test('of the column’s name count for every number in it', () => {
    const reading = readingOf({}, headers.with(headers.indexOf('Amount'), 'amount_paid_eur'));
    const row = { ...maize, Amount: 340 };
    expect(ask([row], reading).words.map(({ key }) => key)).toEqual(['shillings|eur']);
    expect(problems(row, {}, { ...reading, answers: { ...noAnswers, ...onTheDay } })).toEqual([
      'calculatedCompensation',
    ]);
    const answered = { ...noAnswers, ...onTheDay, words: { 'shillings|eur': 'none' } };
    expect(check(row, {}, { ...reading, answers: answered })).toMatchObject({
      problems: [],
      form: {
        calculatedCompensation: '',
        narrativeDescription: 'At night\n\nIn the file: Calculated compensation "340 eur".',
      },
    });
  });

  test.each([{ Acres: '2.5 acres' }, { 'Yield lost': '300 kgs' }, { Amount: '571,000/=' }, { Amount: 'UGX 571,000' }])(
    'of our own are no question: %j',
    (cells) => expect(ask([{ ...maize, ...cells }]).words).toEqual([]),
  );

  test('"2 kg" is no area of 2 acres', () => {
    expect(problems({ ...maize, Acres: '2 kg' }, {})).toEqual(['areaDamaged']);
  });
});

describe('quantities of 0', () => {
  const unread = { ...maize, 'Yield lost': 0 };
  const none = { ...sheep, Species: 'Lion', Livestock: 'Goat', Quantity: 0 };

  test('are told with how many claims are nothing without them', () => {
    expect(ask([unread, none, { ...none, Quantity: '0.0' }]).zeros).toEqual([
      { field: 'estimatedYieldLost', rows: 1, needed: 0 },
      { field: 'quantityLost', rows: 2, needed: 2 },
    ]);
  });

  test('are refused, or left out where the person says so and the rest is complete', () => {
    expect(problems(unread, {})).toEqual(['estimatedYieldLost']);
    expect(problems(unread, { leaveOutZeros: true })).toEqual([]);
    expect(problems(none, { leaveOutZeros: true })).toEqual(['quantityLost']);
  });
});

describe('days', () => {
  const paid = { ...maize, Status: 'Paid' };

  test('that rows need and do not have are asked for, by the status of the row', () => {
    expect(ask([maize, paid, { ...maize, 'Date of incident': null }]).days).toEqual([
      { field: 'submittedOn', rows: 3 },
      { field: 'decidedOn', rows: 1 },
      { field: 'paidOn', rows: 1 },
      { field: 'dateOfIncident', rows: 1 },
    ]);
  });

  test('without an answer are missing', () => {
    expect(problems(maize, { days: {} })).toEqual(['submittedOn']);
    expect(problems(maize, { days: { submittedOn: { day: '' } } })).toEqual(['submittedOn']);
    expect(problems(maize, { days: { submittedOn: { column: -1 } } })).toEqual(['submittedOn']);
  });

  test('come from another day of the row, from one for all, or from a column, and say which', () => {
    expect(check(maize, onTheDay)).toMatchObject({
      form: { submittedOn: '2024-06-14' },
      derived: [{ field: 'submittedOn', source: { from: 'dateOfIncident' } }],
    });
    expect(check(maize, { days: { submittedOn: { day: '2024-07-01' } } })).toMatchObject({
      form: { submittedOn: '2024-07-01' },
      derived: [{ field: 'submittedOn', source: { day: '2024-07-01' } }],
    });
    const column = { days: { submittedOn: { column: headers.indexOf('Yield lost') } } };
    expect(check({ ...maize, 'Yield lost': '20/06/2024' }, column)).toMatchObject({
      form: { submittedOn: '2024-06-20' },
      derived: [],
    });
    expect(problems({ ...maize, 'Yield lost': 'soon' }, column)).toContain('submittedOn');
  });

  test('may be left unknown, but for that of the incident, and say so', () => {
    const unknown = { unknown: true } as const;
    const days = { submittedOn: unknown, decidedOn: unknown, paidOn: unknown };
    expect(check({ ...paid, Approved: '5000' }, { days }, readingOf({ days }, headers))).toMatchObject({
      problems: [{ field: 'approvedAmount' }],
      form: { submittedOn: '', decidedOn: '', paidOn: '' },
      derived: [
        { field: 'submittedOn', source: unknown },
        { field: 'decidedOn', source: unknown },
        { field: 'paidOn', source: unknown },
      ],
    });
    expect(problems({ ...maize, 'Date of incident': null }, { days: { dateOfIncident: unknown, ...days } })).toEqual([
      'dateOfIncident',
    ]);
    // What would be taken from an unknown day is missing.
    expect(problems(paid, { days: { ...days, decidedOn: { from: 'submittedOn' } } })).toContain('decidedOn');
  });

  test('that cannot be read are no missing days', () => {
    expect(ask([{ ...maize, 'Date of incident': 'last week' }]).days.map(({ field }) => field)).toEqual([
      'submittedOn',
    ]);
  });

  test('stand in for later ones alone, and keep to their order', () => {
    const days = { ...onTheDay.days, decidedOn: { from: 'submittedOn' }, paidOn: { day: '2024-06-01' } } as const;
    expect(problems({ ...paid, Amount: '5000' }, { days })).toEqual(['approvedAmount', 'paidOn']);
  });
});

test('an answer can lead to another question', () => {
  const row = { ...maize, Status: 'uitbetaald' };
  const before = ask([row]);
  expect(before.days.map(({ field }) => field)).toEqual(['submittedOn']);
  const after = ask([row], readingOf({ words: { 'status|uitbetaald': 'paid' } }));
  expect(asksMore(after, before)).toBe(true);
  expect(asksMore(after, after)).toBe(false);
  expect(isNothing(ask([]))).toBe(true);
});
