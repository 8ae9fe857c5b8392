import { districts } from '../place/districts';
import type { Words } from '../words';

/** The regions that an account may cover as a whole (docs/product.md, Users). */
export const userRegions = {
  northern: { name: 'Northern', label: 'Northern Region' },
  southern: { name: 'Southern', label: 'Southern Region' },
  central: { name: 'Central', label: 'Central Region' },
  eastern: { name: 'Eastern', label: 'Eastern Region' },
  western: { name: 'Western', label: 'Western Region' },
} as const satisfies Record<string, { name: Words; label: Words }>;

export type UserRegion = keyof typeof userRegions;

/** Towns that are no district of their own. */
export const userTowns: ReadonlyMap<string, string> = new Map([['entebbe', 'Entebbe']]);

/** Where an account can belong, as stored: headquarters, a region, a town, or a district of the reference list. */
export const userDistricts: readonly string[] = [
  'headquarters',
  ...Object.keys(userRegions),
  ...userTowns.keys(),
  ...districts.map(({ value }) => value),
];

/** Those that the list of accounts begins with. */
export const firstUserDistricts: readonly string[] = Object.keys(userRegions);

/** Those that the list of the settings begins with. */
export const firstSettingsDistricts: readonly string[] = ['kampala', 'wakiso', 'mukono', 'entebbe'];

const known = new Set(userDistricts);

/** Whether an account can belong to a stored value. */
export function isUserDistrict(value: string): boolean {
  return known.has(value);
}

/** Whether a stored value is a region. */
export function isUserRegion(value: string): value is UserRegion {
  return Object.hasOwn(userRegions, value);
}
