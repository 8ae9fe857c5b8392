import { firstUserDistricts, userDistricts } from '../../domain/user/userDistricts';
import { i18n } from '../../i18n/i18n';
import { placeOptions } from './placeOptions';

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
