import { districtName, districts } from '../place/districts';
import { isUserRegion, userRegions } from '../user/userDistricts';

/** Where an account works: a whole district, or one sub-county of it. */
export type Area = { district: string; subcounty?: string };

/** An area as an account keeps it: the stored value of its district, of a sub-county with that name behind it. */
export const areaCode = ({ district, subcounty }: Area): string =>
  subcounty === undefined ? district : `${district}/${subcounty}`;

/** The area of a code; no stored value of a district has a slash. */
export function areaOf(code: string): Area {
  const at = code.indexOf('/');
  return at < 0 ? { district: code } : { district: code.slice(0, at), subcounty: code.slice(at + 1) };
}

/** What of an account says where it works. Without areas of its own, it works where it belongs. */
export type Placed = { district: string; areas?: readonly string[] };

/** Where something lies, as a claim says it. */
export type Place = { district: string; subcounty: string };

/** Towns that are no district, by the district that they lie in. */
const districtOfTown: Readonly<Record<string, string>> = { entebbe: 'wakiso' };

/**
 * The areas of an account, or 'all' where it works everywhere: its own, else where it belongs. Headquarters stand for all, a
 * region for its districts, Entebbe for Wakiso.
 */
export function areasOf({ district, areas = [] }: Placed): readonly Area[] | 'all' {
  if (areas.length > 0) return areas.map(areaOf);
  if (district === 'headquarters') return 'all';
  if (!isUserRegion(district)) return [{ district: districtOfTown[district] ?? district }];
  const { name } = userRegions[district];
  return districts.filter(({ region }) => region === name).map(({ value }) => ({ district: value }));
}

/** Whether an account works where something lies. */
export function covers(account: Placed, place: Place): boolean {
  const areas = areasOf(account);
  return areas === 'all' || isWithin(areas, place);
}

/** Whether something lies in one of the areas. Sub-counties are compared as they are written, case apart. */
export const isWithin = (areas: readonly Area[], { district, subcounty }: Place): boolean =>
  areas.some(
    (area) => area.district === district && (area.subcounty === undefined || isSameName(area.subcounty, subcounty)),
  );

/** What an area is called: its district, and of a sub-county that as well. */
export const areaName = ({ district, subcounty }: Area): string =>
  subcounty === undefined ? districtName(district) : `${subcounty}, ${districtName(district)}`;

/** What several are called. */
export const areaNames = (areas: readonly Area[]): string => areas.map(areaName).join('; ') || '–';

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
