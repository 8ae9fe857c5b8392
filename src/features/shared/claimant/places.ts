import { subcountiesOf } from '../../../domain/place/subcounties';
import { useParishLists, useSubcountyLists } from '../../shared/usePlaceLists';

const none: readonly string[] = [];

/** Names of the sub-counties of a district and of the parishes of a sub-county; empty where the lists know none. */
export function usePlaceNames(district: string, subcounty: string) {
  const subcounties = useSubcountyLists(district !== '');
  const parishes = useParishLists(district !== '' && subcounty !== '');
  const inDistrict = parishes && Object.hasOwn(parishes, district) ? parishes[district] : undefined;
  const listed = inDistrict && Object.keys(inDistrict).find((name) => sameName(name, subcounty));
  return {
    subcounties: subcountiesOf(subcounties, district),
    parishes: (listed && inDistrict?.[listed]) || none,
  };
}

/** Whether a list that has names at all has none that this could be, or could become while it is typed. */
export function isUnlisted(name: string, names: readonly string[]): boolean {
  const typed = fold(name);
  return typed !== '' && names.length > 0 && !names.some((listed) => fold(listed).startsWith(typed));
}

const fold = (name: string) => name.trim().toLowerCase();
const sameName = (a: string, b: string) => fold(a) === fold(b);
