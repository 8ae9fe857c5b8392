import market from '../../reference/marketPrices.json';

const prices = new Map<string, number>(Object.entries(market.prices));

/** What a crop costs in Ugandan markets, UGX a kg: to compare, never to value by; undefined where it is not known. */
export const findMarketPrice = (crop: string): number | undefined => prices.get(crop);

const [from = '', to = ''] = market._meta.window.split('..');

/** Where the market prices come from, and the first and last day that they are the median of, YYYY-MM-DD. */
export const marketSource = { name: market._meta.source.replace(/ \(.*/, ''), from, to };
