import type { TFunction } from 'i18next';
import { districtName } from '../../domain/place/districts';
import { isUserRegion, userRegions, userTowns } from '../../domain/user/userDistricts';

/** Where someone works, from the stored value: "Kampala District", a city by its name alone, a region, "Headquarters". */
export function placeLabel(place: string, t: TFunction): string {
  if (place === 'headquarters') return t('Headquarters');
  if (isUserRegion(place)) return t(userRegions[place].label);
  const town = userTowns.get(place);
  if (town) return town;
  const name = districtName(place);
  return name.endsWith(' City') ? name : t('{{name}} District', { name });
}
