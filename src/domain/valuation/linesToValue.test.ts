import { buildSchedule, completeIncidentForm, furtherForms } from '../../test/builders';
import type { Incident } from '../incident/incident';
import { incidentFromForm } from '../incident/incidentForm';
import { incidentDetails } from '../incident/incidentDetails';
import { incidentKinds, incidentTypes, type IncidentKindRow, type IncidentType } from '../incident/incidents';
import { emptyLine, type LineForm } from './lineForm';
import { linesOfIncident, linesOfValuation, linesToValue } from './linesToValue';
import { valueLines } from './valueLines';

const schedule = buildSchedule();

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
  const { fields }: IncidentKindRow = incidentKinds[kind];
  const { valuation } = incidentDetails[kind];
  const stated = [valuation.item, valuation.age, valuation.stated].filter((name) => name !== undefined);
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(stated));
});
