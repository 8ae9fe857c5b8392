import * as fc from '../test/fastCheck';
import { formatNumber } from './settings/format';
import { bareQuantity, isTypedQuantity } from './typedNumber';

test.each([
  ['2,5', '2.5'],
  ['2.5', '2.5'],
  ['0,500', '0.500'],
  ['2,25', '2.25'],
  [' 12 ', '12'],
  ['2,500', '2500'],
  ['1,250,000.5', '1250000.5'],
  ['1 250', '1250'],
  ['2\u200b,5', '2.5'],
])('%j is the quantity %s', (text, quantity) => {
  expect(bareQuantity(text)).toBe(quantity);
  expect(isTypedQuantity(quantity)).toBe(true);
});

test.each(['2,5 acres', '1,2,3', '1.250,5', ',5', '2,', '-2,5', ''])('%j is none, and stays as typed', (text) => {
  expect(bareQuantity(text)).toBe(text);
  expect(isTypedQuantity(text)).toBe(false);
});

test('whatever the portal shows as a quantity, its fields read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (hundredths) => {
      expect(Number(bareQuantity(formatNumber(hundredths / 100)))).toBe(hundredths / 100);
    }),
  );
});
