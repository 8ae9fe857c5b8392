import { bareAmount, typedAmount } from './shillings';

test.each([
  ['1250000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1\u00a0250\u202f000', 1_250_000],
  [' 297,000 ', 297_000],
  ['0', 0],
])('%j is an amount', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
  expect(bareAmount(text)).toBe(String(amount));
});

test.each(['1,5', '1250,50', '1.250', '12,34,567', '297,0000', '1250,000', ',500', '1,', '-5', '', '1234567890123'])(
  '%j is none, and stays as typed',
  (text) => {
    expect(typedAmount(text)).toBeUndefined();
    expect(bareAmount(text)).toBe(text);
  },
);
