import type { TFunction } from 'i18next';
import { districtName } from '../../domain/districts';

/** Where someone works, from the stored value: "Kampala District", a city by its name alone, or "Headquarters". */
export function placeLabel(place: string, t: TFunction): string {
  if (place === 'headquarters') return t('Headquarters');
  const name = districtName(place);
  return name.endsWith(' City') ? name : t('{{name}} District', { name });
}
