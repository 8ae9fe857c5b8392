import { ageCategories, unitOf, type Unit } from '../incident/incidents';
import { formatNumber } from '../settings/format';
import type { Words } from '../words';
import { growthStages, itemsOfKind } from './schedule';
import type { Rate } from './scheduleRecord';
import type { ValuationLine } from './valuationRecord';

/** The language and the formats of whoever reads an explanation. */
export type Explainer = { t: (english: Words) => string; shillings: (amount: number) => string };

/**
 * How a line came to its amount: "2.5 acres × 60% lost × 900 kg an acre × UGX 860 a kg × 100% (mature)". What was valued by
 * hand gives its source and reason as they were typed.
 */
export function explainLine(line: ValuationLine, { t, shillings }: Explainer): string {
  const { rate, quantity = 0, lost = 100, stage, stageShare = 100, byHand } = line;
  if (byHand) return [`${t('By hand')}: ${byHand.source}`, byHand.reason].join('. ');
  if (!rate) return '';
  const counted = (unit: Unit) => countedIn(unit, quantity, t);
  const grown = `${stageShare}%${stage ? ` (${t(growthStages[stage].label).toLowerCase()})` : ''}`;
  switch (rate.basis) {
    case 'area':
      return product(
        counted('acres'),
        `${lost}% ${t('lost')}`,
        `${formatNumber(rate.yield)} ${t('kg an acre')}`,
        `${shillings(rate.price)} ${t('a kg')}`,
        grown,
      );
    case 'plant':
      return product(counted('plants'), `${shillings(rate.price)} ${t('a plant')}`, grown);
    case 'head':
      return product(counted('animals'), `${shillings(rate.price)} ${t('an animal')}`);
    case 'repair':
      return product(`${shillings(quantity)} ${t('repair estimate')}`, `${rate.share}%`);
    case 'receipts':
      return `${shillings(quantity)} ${t('in receipts')}, ${t('at most')} ${shillings(rate.price)}`;
    case 'sum':
      return t('A fixed sum');
  }
}

/** How much of something was found, in the unit of its rate; undefined where its amount does not rest on a quantity. */
export function assessedText({ rate, quantity }: ValuationLine, { t, shillings }: Explainer): string | undefined {
  const measure = rate && measures[rate.basis];
  if (!measure || quantity === undefined) return undefined;
  return measure === 'shillings' ? shillings(quantity) : countedIn(measure, quantity, t);
}

const measures = {
  area: 'acres',
  plant: 'plants',
  head: 'animals',
  repair: 'shillings',
  receipts: 'shillings',
  sum: undefined,
} as const satisfies Record<Rate['basis'], Unit | 'shillings' | undefined>;

const countedIn = (unit: Unit, quantity: number, t: Explainer['t']) =>
  `${formatNumber(quantity)} ${t(unitOf(quantity, unit))}`;

const product = (...factors: string[]) => factors.join(' × ');

const options: readonly Words[] = [...Object.values(itemsOfKind).flat(), ...ageCategories];

/** What was lost: the item, and its age where that was told apart. */
export function lineTitle({ item, age }: Pick<ValuationLine, 'item' | 'age'>, t: Explainer['t']): string {
  // A register that came in a file may hold any text, which is never a key of a translation.
  const inWords = (text: string) => {
    const known = options.find((option) => option === text);
    return known === undefined ? text : t(known);
  };
  return age ? `${inWords(item)}, ${inWords(age)}` : inWords(item);
}
