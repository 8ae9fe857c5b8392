import { emptyIncidentForm } from './emptyIncidentForm';
import {
  ageCategories,
  crops,
  incidentKinds,
  incidentTypes,
  itemKinds,
  livestock,
  propertyTypes,
  protectedAreaNames,
  species,
  speciesNames,
  type IncidentType,
} from './incidents';

type Labels = [wizard: string, list: string, filter: string, dashboard: string];

/** Each kind: its labels, its fields, with * where they are required, and its required evidence. */
const kinds: [IncidentType, Labels, fields: string, evidence: string][] = [
  [
    'crop',
    ['Crop Damage', 'Crop Damage', 'Crop Damage', 'Crop Destruction'],
    'cropType* areaDamaged* estimatedYieldLost',
    '',
  ],
  [
    'livestock',
    ['Livestock Loss', 'Livestock', 'Livestock Attack', 'Livestock Attack'],
    'livestockSpecies* quantityLost* ageCategory',
    '',
  ],
  [
    'property',
    ['Property Damage', 'Property', 'Property Damage', 'Property Damage'],
    'propertyType* damageDescription* estimatedRepairCost',
    'policeReport',
  ],
  [
    'injury',
    ['Human Injury', 'Injury', 'Personal Injury', 'Human Injury'],
    'injuredPersonName* injuriesDescription* hospitalFacility medicalCostClaimed',
    'policeReport medicalReport',
  ],
  [
    'death',
    ['Human Death', 'Death', 'Death', 'Human Death'],
    'deceasedName* dateOfDeath* nextOfKin* relationship* funeralCostClaimed',
    'policeReport',
  ],
];

test('the kinds of incident, in their order', () => {
  expect(incidentTypes).toEqual(kinds.map(([kind]) => kind));
});

test.each(kinds)('%s: labels on each screen, fields asked and evidence required', (kind, labels, fields, evidence) => {
  const { labels: named, fields: asked, requiredEvidence } = incidentKinds[kind];
  expect([named.wizard, named.list, named.filter, named.dashboard]).toEqual(labels);
  expect(asked.map(({ name, required }) => (required ? `${name}*` : name)).join(' ')).toBe(fields);
  expect(requiredEvidence.join(' ')).toBe(evidence);
});

test('several crops, animals or things can be named, but one injury and one death', () => {
  expect(itemKinds).toEqual(['crop', 'livestock', 'property']);
});

test('every field of a kind has its place in the form', () => {
  for (const kind of incidentTypes) {
    for (const { name } of incidentKinds[kind].fields) expect(emptyIncidentForm).toHaveProperty(name, '');
  }
});

test('species, protected areas and the lists that fields choose from', () => {
  expect(speciesNames.map((name) => species[name].label).join(', ')).toBe(
    'Elephant, Buffalo, Lion, Hippo, Crocodile, Baboon, Leopard, Hyena, Warthog, Antelope, Gorilla, Chimpanzee, Other',
  );
  expect(speciesNames.slice(0, 6)).toEqual(['elephant', 'buffalo', 'lion', 'hippo', 'crocodile', 'baboon']);
  expect(protectedAreaNames).toEqual(['national_park', 'game_reserve', 'forest_reserve', 'wildlife_sanctuary', 'none']);
  expect(crops.join(', ')).toBe(
    'Maize, Rice, Beans, Cassava, Sweet Potato, Irish Potato, Banana, Coffee, Cotton, Sugarcane, Millet, Sorghum, Other',
  );
  expect(livestock.join(', ')).toBe('Cattle, Goat, Sheep, Pig, Chicken, Duck, Turkey, Other');
  expect(ageCategories.join(', ')).toBe('Calf/Kid/Lamb, Young Adult, Adult, Breeding Animal, Other');
  expect(propertyTypes.join(', ')).toBe(
    'House/Building, Granary/Store, Fence, Water Source, Crops, Farm Equipment, Vehicle, Other',
  );
});
