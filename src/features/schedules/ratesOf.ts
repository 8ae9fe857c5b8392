import { ageCategories, type IncidentType } from '../../domain/incident/incidents';
import { ageOf, itemsOfKind, rateBases } from '../../domain/valuation/schedule';
import type { Rate, RateBasis, Schedule } from '../../domain/valuation/scheduleRecord';
import type { Words } from '../../domain/words';

type RateOf<Basis extends RateBasis> = Extract<Rate, { basis: Basis }>;

/** The rates of one basis, in the order of the lists of items. */
export function ratesBy<Basis extends RateBasis>({ rates }: Pick<Schedule, 'rates'>, basis: Basis): RateOf<Basis>[] {
  const items: readonly string[] = itemsOfKind[rateBases[basis].kind];
  return rates
    .filter((rate): rate is RateOf<Basis> => rate.basis === basis)
    .sort((a, b) => items.indexOf(a.item) - items.indexOf(b.item));
}

/** The items of a kind that no rate stands for, whatever their age. */
export const itemsWithoutRate = ({ rates }: Pick<Schedule, 'rates'>, kind: IncidentType): Words[] => {
  const items: readonly Words[] = itemsOfKind[kind];
  return items.filter((item) => !rates.some((rate) => rateBases[rate.basis].kind === kind && rate.item === item));
};

/** An animal, and its price at each age: undefined where it has none of its own. */
export type AnimalRow = { item: string; prices: ReadonlyMap<string, number> };

/** The rates of livestock, a row for each animal. */
export function animalRows(schedule: Pick<Schedule, 'rates'>): AnimalRow[] {
  const rows = new Map<string, Map<string, number>>();
  for (const rate of ratesBy(schedule, 'head')) {
    const prices = rows.get(rate.item) ?? new Map<string, number>();
    rows.set(rate.item, prices.set(ageOf(rate), rate.price));
  }
  return [...rows].map(([item, prices]) => ({ item, prices }));
}

/** The ages that a schedule tells apart, in their order; '' is for every age that has no price of its own. */
export function agesOf(rows: readonly AnimalRow[]): string[] {
  const told = new Set(rows.flatMap(({ prices }) => [...prices.keys()]));
  const listed: readonly string[] = ageCategories;
  const others = [...told].filter((age) => age !== '' && !listed.includes(age));
  return [...listed.filter((age) => told.has(age)), ...others, ...(told.has('') ? [''] : [])];
}
