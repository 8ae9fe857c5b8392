import { placeFacts } from './placeFacts';

test('a place in the claimant’s district has that district, the areas around it, and a map of it', () => {
  const facts = placeFacts({ latitude: 0.1699, longitude: 30.0784 }, 'kasese');
  expect(facts).toMatchObject({ districts: ['Kasese'], outline: 'kasese' });
  expect(facts.otherDistrict).toBeUndefined();
  expect(facts.areas).toContain('Kibale National Park');
});

test('a place elsewhere names the claimant’s district, and its map shows where it is', () => {
  const facts = placeFacts({ latitude: -0.21, longitude: 30.09 }, 'kasese');
  expect(facts).toMatchObject({ districts: ['Rubirizi'], otherDistrict: 'Kasese', outline: 'rubirizi' });
});

test('a city is on the outline of its district, for the place and for the claimant', () => {
  const facts = placeFacts({ latitude: -0.58, longitude: 30.65 }, 'mbarara city');
  expect(facts.districts).toEqual(['Mbarara', 'Mbarara City']);
  expect(facts.otherDistrict).toBeUndefined();
});

test('a place on the lake is in no district, and not in another than the claimant’s', () => {
  const facts = placeFacts({ latitude: -0.6, longitude: 32.6 }, 'kalangala');
  expect(facts).toMatchObject({ districts: [], outline: undefined });
  expect(facts.otherDistrict).toBeUndefined();
});
