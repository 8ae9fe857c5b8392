import { isDay } from '../calendar';
import { findMarketPrice, marketSource } from './marketPrices';

test('a market price is told of crops that have one', () => {
  expect(findMarketPrice('Maize')).toBe(1430);
  for (const crop of ['Coffee', 'constructor', '']) expect(findMarketPrice(crop)).toBeUndefined();
});

test('market prices name their source and the days they are from', () => {
  expect(marketSource.name).toBe('WFP Food Prices for Uganda');
  expect([marketSource.from, marketSource.to].every(isDay)).toBe(true);
  expect(marketSource.from < marketSource.to).toBe(true);
});
