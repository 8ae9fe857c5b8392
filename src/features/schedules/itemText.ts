import type { TFunction } from 'i18next';
import { ageCategories, type IncidentType } from '../../domain/incident/incidents';
import { itemsOf } from '../../domain/valuation/schedule';
import type { Words } from '../../domain/words';
import { isolated } from '../../i18n/isolated';

/** An item or an age in the reader's language; one that no list has is as it was written, to stand among other words. */
const known = (t: TFunction, list: readonly Words[], text: string): string => {
  const words = list.find((one) => one === text);
  return words === undefined ? isolated(text) : t(words);
};

export const itemText = (t: TFunction, kind: IncidentType, item: string) => known(t, itemsOf[kind], item);

export const ageText = (t: TFunction, age: string) => known(t, ageCategories, age);
