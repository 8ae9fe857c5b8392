import type { TFunction } from 'i18next';
import { districtName } from '../../domain/place/districts';
import { districtsOn } from '../../domain/place/outlines';

/** The district of an outline, and the city that lies on the same: "Mbarara or Mbarara City". */
export function outlineName(t: TFunction, outline: string): string {
  const [district = '', city = ''] = districtsOn(outline).map(districtName);
  return city ? t('{{district}} or {{city}}', { district, city }) : district;
}
