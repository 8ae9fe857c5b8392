import type { RateBasis } from '../../domain/valuation/scheduleRecord';
import type { Words } from '../../domain/words';
import type { TFunction } from 'i18next';
import { ageCategories, type IncidentType } from '../../domain/incident/incidents';
import { itemsOfKind } from '../../domain/valuation/schedule';
import { isolated } from '../../i18n/isolated';

/** What the rates of a basis are called together, and what one of them is for. */
export const basisWords = {
  area: { title: 'Crops by area', item: 'Crop type' },
  plant: { title: 'Crops by plant', item: 'Crop type' },
  head: { title: 'Livestock', item: 'Livestock species' },
  repair: { title: 'Property', item: 'Property type' },
  receipts: { title: 'Injury', item: 'Grade of the injury' },
  sum: { title: 'Death', item: 'Item' },
} as const satisfies Record<RateBasis, { title: Words; item: Words }>;

/** An item or an age in the reader's language; one that no list has is as it was written, to stand among other words. */
const known = (t: TFunction, list: readonly Words[], text: string): string => {
  const words = list.find((one) => one === text);
  return words === undefined ? isolated(text) : t(words);
};

export const itemText = (t: TFunction, kind: IncidentType, item: string) => known(t, itemsOfKind[kind], item);

export const ageText = (t: TFunction, age: string) => known(t, ageCategories, age);
