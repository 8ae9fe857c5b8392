import type { TFunction } from 'i18next';
/** The place of a map on a page: square on a phone. Its letters are those of a caption, and grow with the reader's. */
export const mapShape = {
  width: '100%',
  maxWidth: 640,
  aspectRatio: { xs: '1 / 1', sm: '8 / 5' },
  overflow: 'hidden',
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  typography: 'caption',
} as const;

/** The district of a place, and the city that lies on the same outline: "Mbarara or Mbarara City". */
export function districtWords(t: TFunction, [district = '', city]: readonly string[]): string {
  return city ? t('{{district}} or {{city}}', { district, city }) : district;
}
