import type { TFunction } from 'i18next';
import { districtName } from '../../domain/place/districts';
import { isUserRegion, userRegions, userTowns } from '../../domain/user/userDistricts';

/** The first letters of a person's first and last name, as an avatar shows them. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words[words.length - 1] : undefined];
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** Where someone works, from the stored value: "Kampala District", a city by its name alone, a region, "Headquarters". */
export function placeLabel(place: string, t: TFunction): string {
  if (place === 'headquarters') return t('Headquarters');
  if (isUserRegion(place)) return t(userRegions[place].label);
  const town = userTowns.get(place);
  if (town) return town;
  const name = districtName(place);
  return name.endsWith(' City') ? name : t('{{name}} District', { name });
}
