import * as fc from '../../test/fastCheck';
import * as v from 'valibot';
import { buildClaim, completeIncidentForm as form, furtherForms } from '../../test/builders';
import { fieldMessages } from '../../test/fieldMessages';
import { claimRecord } from '../claim/claim';
import { emptyIncidentForm } from './emptyIncidentForm';
import { incidentFields, type IncidentField, type IncidentForm } from './incident';
import { furtherBy } from './furtherForms';
import { findIncidentProblems, findPoint, incidentFromForm, incidentSchemaFor, incidentToForm } from './incidentForm';
import { fieldOptions, incidentKinds, incidentTypes, itemKinds, type IncidentType, type ItemKind } from './incidents';
import { itemsOf } from './items';
import { tooLong } from '../form/textLimits';

const today = '2025-06-20';
const problems = (input: IncidentForm) => findIncidentProblems(input, today);

const cropMessage = 'Crop type and area damaged are required for crop incidents';
const livestockMessage = 'Livestock species and quantity lost are required for livestock incidents';
const propertyMessage = 'Property type and damage description are required for property incidents';
const injuryMessage = 'Injured person name and injuries description are required for injury incidents';
const deathMessage = 'All death-related fields are required for death incidents';
const above0 = 'Enter a number above 0';
const wholeAbove0 = 'Enter a whole number above 0';
const wholeShillings = 'Enter an amount in whole shillings';

test.each(incidentTypes)('a complete %s form passes', (kind) => {
  expect(problems(form(kind))).toEqual([]);
});

test('the empty form names all that is missing, in the order of the fields', () => {
  expect(problems(emptyIncidentForm)).toEqual([
    { field: 'incidentType', message: 'Incident type is required' },
    { field: 'dateOfIncident', message: 'Date of incident is required' },
    { field: 'narrativeDescription', message: 'Narrative description is required' },
  ]);
});

test.each<[change: Partial<IncidentForm>, field: IncidentField, message: string]>([
  [{ incidentType: '' }, 'incidentType', 'Incident type is required'],
  [{ incidentType: 'flood' }, 'incidentType', 'Incident type is required'],
  [{ dateOfIncident: '' }, 'dateOfIncident', 'Date of incident is required'],
  [{ dateOfIncident: '14/06/2025' }, 'dateOfIncident', 'Date of incident is required'],
  [{ dateOfIncident: '2025-02-30' }, 'dateOfIncident', 'Date of incident is required'],
  [{ dateOfIncident: '2025-02-29' }, 'dateOfIncident', 'Date of incident is required'],
  [{ dateOfIncident: '2025-13-01' }, 'dateOfIncident', 'Date of incident is required'],
  [{ dateOfIncident: '2025-06-21' }, 'dateOfIncident', 'Date of incident cannot be in the future'],
  [{ timeOfIncident: '24:00' }, 'timeOfIncident', 'Enter the time as HH:mm'],
  [{ timeOfIncident: '23:60' }, 'timeOfIncident', 'Enter the time as HH:mm'],
  [{ timeOfIncident: '9pm' }, 'timeOfIncident', 'Enter the time as HH:mm'],
  [{ protectedAreaNearby: 'farm' }, 'protectedAreaNearby', 'Choose a protected area, or None'],
  [{ wildlifeSpecies: 'tiger' }, 'wildlifeSpecies', 'Choose a species from the list'],
  [{ narrativeDescription: ' \n ' }, 'narrativeDescription', 'Narrative description is required'],
])('%p', (change, field, message) => {
  expect(problems(form('crop', change))).toEqual([{ field, message }]);
});

test.each<[kind: IncidentType, change: Partial<IncidentForm>, field: IncidentField, message: string]>([
  ['crop', { cropType: '' }, 'cropType', cropMessage],
  ['crop', { areaDamaged: '' }, 'areaDamaged', cropMessage],
  ['crop', { areaDamaged: '0' }, 'areaDamaged', above0],
  ['crop', { areaDamaged: '-2' }, 'areaDamaged', above0],
  ['crop', { areaDamaged: '2,5 acres' }, 'areaDamaged', above0],
  ['crop', { areaDamaged: '1e3' }, 'areaDamaged', above0],
  ['crop', { areaDamaged: 'two' }, 'areaDamaged', above0],
  ['crop', { areaDamaged: '9'.repeat(13) }, 'areaDamaged', above0],
  ['crop', { estimatedYieldLost: '-1' }, 'estimatedYieldLost', above0],
  ['livestock', { livestockSpecies: '' }, 'livestockSpecies', livestockMessage],
  ['livestock', { quantityLost: ' ' }, 'quantityLost', livestockMessage],
  ['livestock', { quantityLost: '0' }, 'quantityLost', wholeAbove0],
  ['livestock', { quantityLost: '-3' }, 'quantityLost', wholeAbove0],
  ['livestock', { quantityLost: '1.5' }, 'quantityLost', wholeAbove0],
  ['property', { propertyType: '' }, 'propertyType', propertyMessage],
  ['property', { damageDescription: ' ' }, 'damageDescription', propertyMessage],
  ['property', { estimatedRepairCost: '-1' }, 'estimatedRepairCost', wholeShillings],
  ['property', { estimatedRepairCost: '1,000' }, 'estimatedRepairCost', wholeShillings],
  ['property', { estimatedRepairCost: '9'.repeat(13) }, 'estimatedRepairCost', wholeShillings],
  ['injury', { injuredPersonName: '' }, 'injuredPersonName', injuryMessage],
  ['injury', { injuriesDescription: ' ' }, 'injuriesDescription', injuryMessage],
  ['injury', { medicalCostClaimed: '10.5' }, 'medicalCostClaimed', wholeShillings],
  ['death', { deceasedName: '' }, 'deceasedName', deathMessage],
  ['death', { dateOfDeath: '' }, 'dateOfDeath', deathMessage],
  ['death', { dateOfDeath: '2025-06-31' }, 'dateOfDeath', deathMessage],
  ['death', { dateOfDeath: '2025-06-21' }, 'dateOfDeath', 'Date of death cannot be in the future'],
  ['death', { dateOfDeath: '2025-06-13' }, 'dateOfDeath', 'Date of death cannot be before the date of incident'],
  ['death', { nextOfKin: '' }, 'nextOfKin', deathMessage],
  ['death', { relationship: '' }, 'relationship', deathMessage],
  ['death', { funeralCostClaimed: '1200000.00' }, 'funeralCostClaimed', wholeShillings],
])('%s with %p', (kind, change, field, message) => {
  expect(problems(form(kind, change))).toEqual([{ field, message }]);
});

test.each<[kind: IncidentType, change: Partial<IncidentForm>]>([
  ['crop', { estimatedYieldLost: '' }],
  ['crop', { areaDamaged: ' 0.25 ' }],
  ['livestock', { ageCategory: '' }],
  ['property', { estimatedRepairCost: '' }],
  ['property', { estimatedRepairCost: '0' }],
  ['injury', { hospitalFacility: '', medicalCostClaimed: '' }],
  ['death', { funeralCostClaimed: '' }],
  ['death', { dateOfDeath: '2025-06-14' }],
  ['death', { dateOfDeath: today }],
  ['crop', { dateOfIncident: today }],
  ['crop', { dateOfIncident: '2024-02-29' }],
  ['crop', { timeOfIncident: '' }],
  ['crop', { timeOfIncident: '00:00' }],
  ['crop', { timeOfIncident: '20:59' }],
  ['crop', { protectedAreaNearby: 'none', locationDescription: '' }],
  ['crop', { protectedAreaNearby: '' }],
  ['crop', { narrativeDescription: 'Elephants. '.repeat(450) }],
])('%s with %p passes', (kind, change) => {
  expect(problems(form(kind, change))).toEqual([]);
});

test('quantities with a decimal comma or grouped digits are taken as what they say, of further items too', () => {
  const crop = [{ cropType: 'Rice', areaDamaged: '0,5', estimatedYieldLost: '1,200' }];
  const typed = form('crop', { areaDamaged: '2,5', further: { ...emptyIncidentForm.further, crop } });
  expect(incidentFromForm(v.parse(incidentSchemaFor(), typed))).toMatchObject({
    areaDamaged: 2.5,
    further: [{ areaDamaged: 0.5, estimatedYieldLost: 1200 }],
  });
  const goats = form('livestock', { quantityLost: '2,5' });
  expect(fieldMessages(incidentSchemaFor(), goats)).toEqual({ quantityLost: wholeAbove0 });
});

test('all missing fields of a kind are named at once', () => {
  const bare = form('death', { deceasedName: '', dateOfDeath: '', nextOfKin: '', relationship: '' });
  expect(problems(bare).map(({ field, message }) => [field, message])).toEqual([
    ['deceasedName', deathMessage],
    ['dateOfDeath', deathMessage],
    ['nextOfKin', deathMessage],
    ['relationship', deathMessage],
  ]);
});

test('fields of another kind are not looked at', () => {
  expect(problems(form('crop', { quantityLost: '-1', dateOfDeath: '2030-01-01' }))).toEqual([]);
});

describe('coordinates', () => {
  const at = (gpsLatitude: string, gpsLongitude: string) => problems(form('crop', { gpsLatitude, gpsLongitude }));

  test('both or none', () => {
    expect(at('', '')).toEqual([]);
    expect(at(' 0.3476 ', ' 32.5825 ')).toEqual([]);
    expect(at('', '32.5825')).toEqual([
      { field: 'gpsLatitude', message: 'Enter both coordinates in decimal degrees, for example 0.3476' },
    ]);
    expect(at('0.3476', '')).toEqual([
      { field: 'gpsLongitude', message: 'Enter both coordinates in decimal degrees, for example 32.5825' },
    ]);
  });

  test.each(['0,3476', '0.3476 N', '0°20′', '1e0', '.3', '--0.3', 'NaN'])('latitude %p', (latitude) => {
    expect(at(latitude, '32.5825')).toEqual([
      { field: 'gpsLatitude', message: 'Enter both coordinates in decimal degrees, for example 0.3476' },
    ]);
  });

  test.each([
    ['Kisumu', '-0.09', '34.77'],
    ['latitude and longitude swapped', '32.5825', '0.3476'],
    ['null island', '0', '0'],
    ['beyond the globe', '0.3', '999'],
  ])('outside Uganda: %s', (_, latitude, longitude) => {
    expect(at(latitude, longitude)).toEqual([
      { field: 'gpsLatitude', message: 'These coordinates are outside Uganda' },
    ]);
  });
});

describe('against the clock', () => {
  afterEach(() => jest.useRealTimers());

  test("the day turns at midnight in Kampala, not in London or at the device's place", () => {
    const input = form('crop', { dateOfIncident: '2026-01-01' });
    jest.useFakeTimers({ now: new Date('2025-12-31T20:59:59Z') });
    expect(fieldMessages(incidentSchemaFor(), input)).toEqual({
      dateOfIncident: 'Date of incident cannot be in the future',
    });
    jest.useFakeTimers({ now: new Date('2025-12-31T21:00:00Z') });
    expect(fieldMessages(incidentSchemaFor(), input)).toEqual({});
  });

  test('the schema puts each problem at its field', () => {
    expect(fieldMessages(incidentSchemaFor(), emptyIncidentForm)).toEqual({
      incidentType: 'Incident type is required',
      dateOfIncident: 'Date of incident is required',
      narrativeDescription: 'Narrative description is required',
    });
    expect(fieldMessages(incidentSchemaFor(), form('crop'))).toEqual({});
  });
});

describe('further items', () => {
  test.each(itemKinds)('a %s form with further items passes and names them all', (kind) => {
    const typed = form(kind, { further: furtherForms });
    expect(problems(typed)).toEqual([]);
    expect(itemsOf(incidentFromForm(typed))).toHaveLength(1 + furtherForms[kind].length);
  });

  test.each(itemKinds)('a further item of %s is asked for what the first is asked for', (kind) => {
    const { fields, missing } = incidentKinds[kind];
    const blank = furtherBy(() => [Object.fromEntries(fields.map(({ name }) => [name, ' ']))]);
    expect(problems(form(kind, { further: blank }))).toEqual(
      fields
        .filter(({ required }) => required)
        .map(({ name }) => ({ field: `further.${kind}.0.${name}`, message: missing })),
    );
  });

  test.each<[kind: ItemKind, item: object, field: string, message: string]>([
    ['crop', { cropType: 'Rice', areaDamaged: '0' }, 'areaDamaged', above0],
    ['crop', { cropType: 'Rice', areaDamaged: '1', estimatedYieldLost: 'much' }, 'estimatedYieldLost', above0],
    ['livestock', { livestockSpecies: 'Pig', quantityLost: '1.5' }, 'quantityLost', wholeAbove0],
    [
      'property',
      { propertyType: 'Fence', damageDescription: 'Broken', estimatedRepairCost: '1,000' },
      'estimatedRepairCost',
      wholeShillings,
    ],
    ['property', { propertyType: 'Fence', damageDescription: 'x'.repeat(5001) }, 'damageDescription', tooLong],
  ])('%s %j is refused at its own field', (kind, item, field, message) => {
    const further = furtherBy((of) => (of === kind ? [...furtherForms[kind], item] : []));
    const place = furtherForms[kind].length;
    expect(problems(form(kind, { further }))).toEqual([{ field: `further.${kind}.${place}.${field}`, message }]);
  });

  test('a refusal names the field of the item', () => {
    const further = { ...furtherForms, crop: [{ cropType: '', areaDamaged: '1', estimatedYieldLost: '' }] };
    expect(fieldMessages(incidentSchemaFor(), form('crop', { further }))).toEqual({
      'further.crop.0.cropType': cropMessage,
    });
  });

  test('an item of another kind does not count, and goes no further', () => {
    const further = {
      ...emptyIncidentForm.further,
      livestock: [{ livestockSpecies: '', quantityLost: '', ageCategory: '' }],
    };
    expect(problems(form('crop', { further }))).toEqual([]);
    expect(incidentFromForm(form('crop', { further }))).not.toHaveProperty('further');
    expect(incidentFromForm(form('death', { further: furtherForms }))).not.toHaveProperty('further');
  });

  test('a claim names twenty at most', () => {
    const many = (count: number) => ({
      ...furtherForms,
      crop: Array.from({ length: count }, () => ({ cropType: 'Beans', areaDamaged: '1', estimatedYieldLost: '' })),
    });
    expect(fieldMessages(incidentSchemaFor(), form('crop', { further: many(19) }))).toEqual({});
    expect(fieldMessages(incidentSchemaFor(), form('crop', { further: many(20) }))).toEqual({
      'further.crop': 'Maximum 20 items allowed',
    });
  });

  test('a text that was longer before there was a limit may stay, also where an item before it is removed', () => {
    const long = { propertyType: 'Fence', damageDescription: 'x'.repeat(5001), estimatedRepairCost: '' };
    const kept = form('property', { further: { ...furtherForms, property: [...furtherForms.property, long] } });
    const now = form('property', { further: { ...furtherForms, property: [long] } });
    expect(findIncidentProblems(now, today, kept)).toEqual([]);
    expect(findIncidentProblems(now, today)).toHaveLength(1);
  });
});

describe('form and stored incident', () => {
  test('numbers become numbers, text is trimmed, blanks and fields of other kinds are left out', () => {
    const typed = form('crop', {
      narrativeDescription: ' At night. ',
      estimatedYieldLost: '',
      gpsLatitude: '',
      gpsLongitude: '',
      deceasedName: 'typed under another kind',
    });
    expect(incidentFromForm(typed)).toEqual({
      incidentType: 'crop',
      dateOfIncident: '2025-06-14',
      timeOfIncident: '21:30',
      protectedAreaNearby: 'national_park',
      protectedAreaName: 'Queen Elizabeth National Park',
      locationDescription: 'East of the salt lake',
      wildlifeSpecies: 'elephant',
      narrativeDescription: 'At night.',
      cropType: 'Maize',
      areaDamaged: 2.5,
      estimatedYieldLost: undefined,
    });
  });

  test('a protected area without a name has none, and what was typed goes no further where none is near', () => {
    expect(incidentFromForm(form('crop', { protectedAreaName: ' ' }))).not.toHaveProperty('protectedAreaName');
    const none = form('crop', { protectedAreaNearby: 'none', protectedAreaName: 'x'.repeat(121) });
    expect(problems(none)).toEqual([]);
    expect(incidentFromForm(none)).not.toHaveProperty('protectedAreaName');
    expect(problems({ ...none, protectedAreaNearby: 'national_park' })).toEqual([
      { field: 'protectedAreaName', message: 'This text is too long' },
    ]);
  });

  test('coordinates name a point once both are whole and it is in Uganda', () => {
    expect(findPoint({ gpsLatitude: ' -0.61', gpsLongitude: '30.65 ' })).toEqual({ latitude: -0.61, longitude: 30.65 });
    expect(findPoint({ gpsLatitude: '-0.61', gpsLongitude: '' })).toBeUndefined();
    expect(findPoint({ gpsLatitude: '-0.61', gpsLongitude: '30,65' })).toBeUndefined();
    expect(findPoint({ gpsLatitude: '-1.95', gpsLongitude: '30.06' })).toBeUndefined();
  });

  test.each(incidentTypes)('spaces around what was typed for a %s do not count', (kind) => {
    const padded = form(kind);
    for (const { name, input } of incidentKinds[kind].fields) {
      if (!(input in fieldOptions)) padded[name] = ` ${padded[name]} `;
    }
    padded.locationDescription = ` ${padded.locationDescription} `;
    expect(problems(padded)).toEqual([]);
    expect(incidentFromForm(padded)).toEqual(incidentFromForm(form(kind)));
  });

  test('an amount of nothing but spaces is none, not zero', () => {
    expect(incidentFromForm(form('crop', { estimatedYieldLost: ' ' }))).toMatchObject({
      estimatedYieldLost: undefined,
    });
  });

  test('coordinates on the equator are kept', () => {
    expect(incidentFromForm(form('crop', { gpsLatitude: '0', gpsLongitude: '30.0871' }))).toMatchObject({
      gpsLatitude: 0,
      gpsLongitude: 30.0871,
    });
  });

  test.each(incidentTypes)('a stored %s opens for editing as it was typed', (kind) => {
    const ofKind = furtherBy((of) => (of === kind ? furtherForms[of] : []));
    const typed = form(kind, { further: ofKind });
    expect(incidentToForm(incidentFromForm(typed))).toEqual(typed);
  });

  test('whatever passes the rules can be stored, read again and edited', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.stringMatching(/^ ?-?\d{0,400}(\.\d{0,5})? ?$/),
      fc.stringMatching(/^ ?20[0-2]\d-[01]\d-[0-3]\d ?$/),
    );
    const change = fc.dictionary(fc.constantFrom(...incidentFields), anything, { maxKeys: 3 });
    const further = fc.constantFrom(...itemKinds).chain((kind) => {
      const item = fc.record(Object.fromEntries(incidentKinds[kind].fields.map(({ name }) => [name, anything])));
      return fc
        .array(item, { maxLength: 2 })
        .map((items) => furtherBy((of) => (of === kind ? items : furtherForms[of])));
    });
    fc.assert(
      fc.property(fc.constantFrom(...incidentTypes), change, further, (kind, typed, items) => {
        const input = form(kind, { ...typed, incidentType: kind, further: items });
        fc.pre(problems(input).length === 0);
        const stored: unknown = JSON.parse(JSON.stringify(buildClaim({ incident: incidentFromForm(input) })));
        expect(v.is(claimRecord, stored)).toBe(true);
        expect(problems(incidentToForm(v.parse(claimRecord, stored).incident))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
