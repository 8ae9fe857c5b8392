import { emptyIncidentForm } from './incident';
import {
  ageCategories,
  crops,
  incidentKinds,
  incidentTypes,
  livestock,
  propertyTypes,
  protectedAreaNames,
  species,
  speciesNames,
} from './incidents';

test('labels of the five kinds on each screen', () => {
  expect(incidentTypes.map((kind) => [kind, incidentKinds[kind].labels])).toEqual([
    ['crop', { wizard: 'Crop Damage', list: 'Crop Damage', filter: 'Crop Damage', dashboard: 'Crop Destruction' }],
    [
      'livestock',
      { wizard: 'Livestock Loss', list: 'Livestock', filter: 'Livestock Attack', dashboard: 'Livestock Attack' },
    ],
    [
      'property',
      { wizard: 'Property Damage', list: 'Property', filter: 'Property Damage', dashboard: 'Property Damage' },
    ],
    ['injury', { wizard: 'Human Injury', list: 'Injury', filter: 'Personal Injury', dashboard: 'Human Injury' }],
    ['death', { wizard: 'Human Death', list: 'Death', filter: 'Death', dashboard: 'Human Death' }],
  ]);
});

test('fields asked for each kind, with * where they are required', () => {
  const asked = incidentTypes.map((kind) => [
    kind,
    incidentKinds[kind].fields.map(({ name, required }) => (required ? `${name}*` : name)).join(' '),
  ]);
  expect(asked).toEqual([
    ['crop', 'cropType* areaDamaged* estimatedYieldLost'],
    ['livestock', 'livestockSpecies* quantityLost* ageCategory'],
    ['property', 'propertyType* damageDescription* estimatedRepairCost'],
    ['injury', 'injuredPersonName* injuriesDescription* hospitalFacility medicalCostClaimed'],
    ['death', 'deceasedName* dateOfDeath* nextOfKin* relationship* funeralCostClaimed'],
  ]);
});

test('every field of a kind has its place in the form', () => {
  for (const kind of incidentTypes) {
    for (const { name } of incidentKinds[kind].fields) expect(emptyIncidentForm).toHaveProperty(name, '');
  }
});

test('species, protected areas and the lists that fields choose from', () => {
  expect(speciesNames.map((name) => species[name].label).join(', ')).toBe(
    'Elephant, Buffalo, Lion, Hippo, Crocodile, Baboon, Leopard, Hyena, Warthog, Antelope, Other',
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
