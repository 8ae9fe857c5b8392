import { districts } from './districts';
import { userRegions, type UserRegion } from '../user/userDistricts';
import type { Words } from '../words';

/** The regions that reports are narrowed to (docs/product.md, Reports): those that an account may cover. */
export type Region = UserRegion;

export const regionNames = ['northern', 'southern', 'eastern', 'western', 'central'] as const satisfies Region[];

/** "Southern Region". */
export const regionLabel = (region: Region): Words => userRegions[region].label;

/** "Southern", where it stands under the word. */
export const regionName = (region: Region): Words => userRegions[region].name;

/**
 * Districts of the south, by stored value: Ankole and Kigezi. The Electoral Commission knows four regions and counts
 * them to the western one; here there are five.
 */
const southernDistricts = new Set([
  // Ankole
  'buhweju',
  'bushenyi',
  'ibanda',
  'isingiro',
  'kazo',
  'kiruhura',
  'mbarara',
  'mbarara city',
  'mitooma',
  'ntungamo',
  'rubirizi',
  'rwampara',
  'sheema',
  // Kigezi
  'kabale',
  'kanungu',
  'kisoro',
  'rubanda',
  'rukiga',
  'rukungiri',
]);

/** What the southern region is, where it is offered. */
export const southernMeaning = 'Southern Region is Ankole and Kigezi. Other lists count them in Western Region.';

const byDistrict = new Map(
  districts.map(({ value, region }): [string, Region | undefined] => [
    value,
    southernDistricts.has(value) ? 'southern' : regionNames.find((name) => name === region.toLowerCase()),
  ]),
);

/** The region of a district's stored value; undefined for what is no district of the reference list. */
export const findRegion = (district: string): Region | undefined => byDistrict.get(district);

/** Whether a district's stored value lies in a region, which every one does in all of them. */
export const isInRegion = (district: string, region: Region | 'all') =>
  region === 'all' || findRegion(district) === region;
