import { i18n } from '../../i18n/i18n';
import { placeLabel } from './userText';

test.each([
  ['kasese', 'Kasese District'],
  ['fort portal city', 'Fort Portal City'],
  ['northern', 'Northern Region'],
  ['headquarters', 'Headquarters'],
])('%s is %s', (place, label) => {
  expect(placeLabel(place, i18n.t)).toBe(label);
});
