import type { TFunction } from 'i18next';
import { districtName } from '../../domain/place/districts';
import { isUserRegion, userDistricts, userRegions, userTowns } from '../../domain/user/userDistricts';
import type { Option } from '../form/choice/SelectInput';

/** Where somebody may work by its bare name, as it stands in a list to choose from. */
function placeName(place: string, t: TFunction): string {
  if (place === 'headquarters') return t('Headquarters');
  if (isUserRegion(place)) return t(userRegions[place].name);
  return userTowns.get(place) ?? districtName(place);
}

/** All places where somebody may work, to choose from: the list begins with those that come `first`. */
export function placeOptions(first: readonly string[], t: TFunction): Option[] {
  const rest = userDistricts.filter((place) => !first.includes(place));
  return [
    ...first.map((value) => ({ value, label: placeName(value, t) })),
    ...rest.map((value) => ({ value, label: placeName(value, t), more: true })),
  ];
}
