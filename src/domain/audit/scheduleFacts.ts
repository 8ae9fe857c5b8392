import type { Rate, Schedule } from '../valuation/scheduleRecord';

/** The age and the figures of a rate, as the log keeps them. */
function rateText(rate: Rate): string {
  const {
    age,
    yield: perAcre,
    price,
    share,
  } = { age: undefined, yield: undefined, price: undefined, share: undefined, ...rate };
  return [age, perAcre, price, share].filter((part) => part !== undefined).join('|');
}

/** What the log calls a rate. */
const rateField = (rate: Rate): string => ['rate', rate.basis, rate.item, 'age' in rate ? rate.age : ''].join('/');

const withPrefix = (prefix: string, figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]): [string, unknown] => [`${prefix}/${name}`, value]));

/** What the log keeps of a schedule: a field for each rate, share and limit. */
export const scheduleFacts = ({ id, status, from, rates, stages, caps, withdrawnBecause }: Schedule): object => ({
  ...{ id, status, from, withdrawnBecause },
  ...Object.fromEntries(rates.map((rate) => [rateField(rate), rateText(rate)])),
  ...withPrefix('stage', stages),
  ...withPrefix('cap', caps),
});
