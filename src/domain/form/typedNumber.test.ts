import * as fc from '../../test/fastCheck';
import { formatMoney, formatNumber } from '../settings/format';
import { bareAmount, bareQuantity, isTypedQuantity, typedAmount } from './typedNumber';

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

test.each([
  ['1250000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1\u00a0250\u202f000', 1_250_000],
  [' 297,000 ', 297_000],
  ['0', 0],
  ['UGX\u00a01,250,000', 1_250_000],
  ['ugx 1250000', 1_250_000],
  ['1,250,000 UGX', 1_250_000],
  ['1,250,000/=', 1_250_000],
  ['UShs. 5,000/-', 5000],
  ['1250000.00', 1_250_000],
  ['UGX 1,250,000.0', 1_250_000],
  ['\u200e1,250,000\u202c', 1_250_000],
  ['１２５００００', 1_250_000],
])('%j is an amount', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
  expect(bareAmount(text)).toBe(String(amount));
});

test.each([
  '1,5',
  '1250,50',
  '1250.50',
  '1.000',
  'USD 5,000',
  'UGX',
  'UGX 1,5',
  '-UGX 5',
  '2.5m',
  '1.250',
  '12,34,567',
  '297,0000',
  '1250,000',
  ',500',
  '1,',
  '-5',
  '',
  '1234567890123',
])('%j is none, and stays as typed', (text) => {
  expect(typedAmount(text)).toBeUndefined();
  expect(bareAmount(text)).toBe(text);
});

test('whatever the portal shows as an amount, its fields read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
      for (const shown of [formatMoney(amount), formatNumber(amount), `${formatNumber(amount)}/=`]) {
        expect(typedAmount(shown)).toBe(amount);
      }
    }),
  );
});
