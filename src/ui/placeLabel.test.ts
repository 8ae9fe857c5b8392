import { i18n } from '../i18n/i18n';
import { firstUserDistricts, userDistricts } from '../domain/userDistricts';
import { placeLabel, placeOptions } from './placeLabel';

test.each([
  ['kasese', 'Kasese District'],
  ['fort portal city', 'Fort Portal City'],
  ['northern', 'Northern Region'],
  ['headquarters', 'Headquarters'],
])('%s is %s', (place, label) => {
  expect(placeLabel(place, i18n.t)).toBe(label);
});

test('a list of places begins with the first, by their bare names, and holds all', () => {
  const options = placeOptions(firstUserDistricts, i18n.t);
  expect(options.slice(0, 6)).toEqual([
    { value: 'northern', label: 'Northern' },
    { value: 'southern', label: 'Southern' },
    { value: 'central', label: 'Central' },
    { value: 'eastern', label: 'Eastern' },
    { value: 'western', label: 'Western' },
    { value: 'headquarters', label: 'Headquarters', more: true },
  ]);
  expect(options).toHaveLength(userDistricts.length);
});
