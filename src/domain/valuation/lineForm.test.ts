import { buildSchedule, completeIncidentForm, furtherForms } from '../../test/builders';
import type { Incident } from '../incident/incident';
import { incidentFromForm } from '../incident/incidentForm';
import { incidentKinds, incidentTypes, type IncidentKindRow, type IncidentType } from '../incident/incidents';
import { formatMoney } from '../settings/format';
import { explainLine, lineTitle } from './explainLine';
import { checkLine, emptyLine, linesOfIncident, linesOfValuation, linesToValue, type LineForm } from './lineForm';
import { valueLines } from './valueLines';

const schedule = buildSchedule();
const english = {
  t: (words: string) => words,
  shillings: (amount: number) => formatMoney(amount).replace('\u00a0', ' '),
};

test.each<[kind: IncidentType, line: Partial<LineForm>, problems: object]>([
  ['crop', {}, { item: 'Choose what was lost' }],
  ['crop', { item: 'Goat' }, { item: 'Choose what was lost' }],
  [
    'crop',
    { item: 'Maize' },
    {
      quantity: 'Enter the area in acres, above 0',
      lost: 'Enter a whole number from 1 to 100',
      stage: 'Choose the growth stage',
    },
  ],
  [
    'crop',
    { item: 'Maize', quantity: '0', lost: '101', stage: 'mature' },
    { quantity: 'Enter the area in acres, above 0', lost: 'Enter a whole number from 1 to 100' },
  ],
  [
    'crop',
    { item: 'Maize', quantity: '-2', lost: '50', stage: 'mature' },
    { quantity: 'Enter the area in acres, above 0' },
  ],
  ['crop', { item: 'Banana', quantity: '2', stage: 'mature' }, { plants: 'Enter a whole number of plants' }],
  ['crop', { item: 'Banana', plants: '2.5', stage: 'mature' }, { plants: 'Enter a whole number of plants' }],
  ['livestock', { item: 'Goat', quantity: '1.5' }, { quantity: 'Enter a whole number of animals' }],
  ['property', { item: 'Fence', quantity: '10.5' }, { quantity: 'Enter the estimate in whole shillings' }],
  [
    'crop',
    // A phone number, say.
    { item: 'Maize', quantity: '772123456', lost: '100', stage: 'mature' },
    { quantity: 'This is too much. Check the number.' },
  ],
  ['livestock', { item: 'Goat', quantity: '6666667' }, { quantity: 'This is too much. Check the number.' }],
  ['crop', { item: 'Banana', plants: '83333334', stage: 'mature' }, { plants: 'This is too much. Check the number.' }],
  ['injury', { item: 'Minor injury' }, { quantity: 'Enter the receipts in whole shillings' }],
  [
    'crop',
    { item: 'Cotton', quantity: '2' },
    {
      amount: 'Enter an amount in whole shillings, above 0',
      source: 'Say where the amount comes from',
      reason: 'Say why this amount is right',
    },
  ],
  [
    'livestock',
    { item: 'Goat', isByHand: 'yes', amount: '0', source: 'a', reason: 'b' },
    { amount: 'Enter an amount in whole shillings, above 0' },
  ],
  [
    'livestock',
    { item: 'Pig', amount: '5', source: 'a'.repeat(121), reason: 'b' },
    { source: 'This text is too long' },
  ],
])('%s %j lacks %j', (kind, line, problems) => {
  expect(checkLine(kind, { ...emptyLine, ...line }, schedule)).toEqual({ ok: false, problems });
});

test.each<[kind: IncidentType, line: Partial<LineForm>, title: string, explained: string, amount: number]>([
  [
    'crop',
    { item: 'Maize', quantity: '2.5', lost: '60', stage: 'mature' },
    'Maize',
    '2.5 acres × 60% lost × 900 kg an acre × UGX 1,100 a kg × 100% (mature)',
    1_485_000,
  ],
  [
    'crop',
    { item: 'Banana', plants: '1', stage: 'growing' },
    'Banana',
    '1 plant × UGX 12,000 a plant × 70% (growing)',
    8400,
  ],
  [
    'livestock',
    { item: 'Cattle', age: 'Adult', quantity: '2' },
    'Cattle, Adult',
    '2 animals × UGX 1,400,000 an animal',
    2_800_000,
  ],
  ['property', { item: 'Fence', quantity: '500000' }, 'Fence', 'UGX 500,000 repair estimate × 80%', 400_000],
  [
    'injury',
    { item: 'Minor injury', quantity: '700000' },
    'Minor injury',
    'UGX 700,000 in receipts, at most UGX 500,000',
    500_000,
  ],
  ['death', { item: 'Loss of life' }, 'Loss of life', 'A fixed sum', 10_000_000],
  [
    'crop',
    { item: 'Other', amount: '90000', source: 'Two dealers', reason: 'Pumpkins' },
    'Other',
    'By hand: Two dealers. Pumpkins',
    90_000,
  ],
])('%s %j is explained', (kind, line, title, explained, amount) => {
  const checked = checkLine(kind, { ...emptyLine, ...line }, schedule);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  expect(lineTitle(checked.line, english.t)).toBe(title);
  expect(explainLine(checked.line, english)).toBe(explained);
  expect(checked.line.amount).toBe(amount);
});

test.each(incidentTypes)('a valuation of %s begins with what the claimant stated', (kind) => {
  const [line, ...more] = linesOfIncident(incidentFromForm(completeIncidentForm(kind)));
  expect(more).toEqual([]);
  expect(line?.stated).toMatch(/^[\d.]*$/);
  if (kind === 'crop') expect(line).toEqual({ ...emptyLine, item: 'Maize', stated: '2.5', quantity: '2.5' });
});

test('a valuation begins with a line for each thing that the claimant stated', () => {
  const lines = (kind: IncidentType) =>
    linesOfIncident(incidentFromForm(completeIncidentForm(kind, { further: furtherForms }))).map(
      ({ item, age, stated, quantity }) => [item, age, stated, quantity].join(' '),
    );
  expect(lines('crop')).toEqual(['Maize  2.5 2.5', 'Beans  1 1', 'Cassava  0.5 0.5']);
  expect(lines('livestock')).toEqual(['Goat Adult 3 3', 'Cattle Calf/Kid/Lamb 1 1']);
  expect(lines('property')).toEqual(['Granary/Store  750000 750000', 'Fence  50000 50000']);
});

test('a valuation is filled in anew as it was', () => {
  const lines: LineForm[] = [
    { ...emptyLine, item: 'Maize', stated: '2.5', quantity: '2', lost: '60', stage: 'mature' },
    { ...emptyLine, item: 'Banana', plants: '12', stage: 'seedling' },
    {
      ...emptyLine,
      item: 'Maize',
      isByHand: 'yes',
      quantity: '1',
      amount: '5000',
      source: 'Officer',
      reason: 'Seed maize',
    },
  ];
  const valuation = valueLines(lines, 'crop', schedule);
  expect(linesOfValuation(valuation)).toEqual(lines);
  expect(valueLines(linesOfValuation(valuation), 'crop', schedule)).toEqual(valuation);
});

describe('a claim that is valued again begins', () => {
  const maize: LineForm = { ...emptyLine, item: 'Maize', stated: '2.5', quantity: '2', lost: '60', stage: 'mature' };
  const of = (...lines: LineForm[]) => valueLines(lines, 'crop', schedule);
  const incident = (crops: { item: string; area: number }[]): Incident => {
    const [first = { item: 'Maize', area: 2.5 }, ...more] = crops;
    const base = incidentFromForm(
      completeIncidentForm('crop', { cropType: first.item, areaDamaged: String(first.area) }),
    );
    if (base.incidentType !== 'crop') throw new Error('Not crops');
    return { ...base, further: more.map(({ item, area }) => ({ cropType: item, areaDamaged: area })) };
  };
  const beans = { ...emptyLine, item: 'Beans', stated: '1', quantity: '1' };

  test.each<[what: string, incident: Incident, last: ReturnType<typeof of> | undefined, lines: LineForm[]]>([
    ['with what the claimant states, the first time', incident([{ item: 'Beans', area: 1 }]), undefined, [beans]],
    ['with what was found before', incident([{ item: 'Maize', area: 2.5 }]), of(maize), [maize]],
    [
      'with what the claimant states now beside what was found',
      incident([{ item: 'Maize', area: 3 }]),
      of(maize),
      [{ ...maize, stated: '3' }],
    ],
    [
      'with a crop that was not complete or was added since',
      incident([
        { item: 'Maize', area: 2.5 },
        { item: 'Beans', area: 1 },
      ]),
      of(maize),
      [maize, beans],
    ],
    ['with a crop that the officer corrected, once', incident([{ item: 'Beans', area: 2.5 }]), of(maize), [maize]],
    [
      'with two gardens of one crop, each once',
      incident([
        { item: 'Maize', area: 2.5 },
        { item: 'Maize', area: 1 },
      ]),
      of(maize),
      [maize, { ...beans, item: 'Maize' }],
    ],
    [
      'with the garden that was found, and the other one',
      incident([
        { item: 'Maize', area: 1 },
        { item: 'Maize', area: 2.5 },
      ]),
      of(maize),
      [maize, { ...beans, item: 'Maize' }],
    ],
    [
      'without a word of what the claimant no longer states',
      incident([{ item: 'Beans', area: 1 }]),
      of(maize),
      [{ ...maize, stated: '' }, beans],
    ],
  ])('%s', (_what, now, last, lines) => {
    expect(linesToValue(now, last)).toEqual(lines);
  });

  const linesNow = (kind: IncidentType, changed: Parameters<typeof completeIncidentForm>[1], last: LineForm[]) =>
    linesToValue(incidentFromForm(completeIncidentForm(kind, changed)), valueLines(last, kind, schedule)).map(
      ({ item, age, stated, quantity }) => [item, age, stated, quantity].join(' '),
    );

  test('with the animals of each age', () => {
    const kid = { ...emptyLine, item: 'Goat', age: 'Calf/Kid/Lamb', stated: '1', quantity: '1' };
    const further = {
      ...furtherForms,
      livestock: [{ livestockSpecies: 'Goat', quantityLost: '1', ageCategory: kid.age }],
    };
    expect(linesNow('livestock', { further }, [kid])).toEqual(['Goat Calf/Kid/Lamb 1 1', 'Goat Adult 3 3']);
  });

  test('with the one line of an injury, whatever was claimed for it since', () => {
    const grave = { ...emptyLine, item: 'Minor injury', stated: '300000', quantity: '250000' };
    expect(linesNow('injury', {}, [grave])).toEqual(['Minor injury  400000 250000']);
  });

  test('without what was lost when the incident was taken for another kind', () => {
    const goats = incidentFromForm(completeIncidentForm('livestock'));
    expect(linesToValue(goats, of(maize))).toEqual(linesToValue(goats, undefined));
  });
});

test.each(incidentTypes)('what is stated of a loss stands in fields of its kind: %s', (kind) => {
  const { fields, valuation }: IncidentKindRow = incidentKinds[kind];
  const stated = [valuation.item, valuation.age, valuation.stated].filter((name) => name !== undefined);
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(stated));
});
