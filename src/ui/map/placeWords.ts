import type { TFunction } from 'i18next';

/** The district of a place, and the city that lies on the same outline: "Mbarara or Mbarara City". */
export function districtWords(t: TFunction, [district = '', city]: readonly string[]): string {
  return city ? t('{{district}} or {{city}}', { district, city }) : district;
}
