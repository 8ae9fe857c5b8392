import { useMemo } from 'react';
import { areaCode, areaName, areaOf } from '../../domain/access/areas';
import { subcountiesOf } from '../../domain/place/subcounties';
import { useSubcountyLists } from '../shared/usePlaceLists';

/** The sub-counties of some districts to choose from, as codes; without the list, those that are chosen already. */
export function useSubcountyOptions(districts: readonly string[], chosen: readonly string[]) {
  const lists = useSubcountyLists(districts.length > 0);
  return useMemo(() => {
    const listed = districts.flatMap((district) =>
      subcountiesOf(lists, district).map((subcounty) => areaCode({ district, subcounty })),
    );
    const others = chosen.filter((code) => !listed.includes(code) && districts.includes(areaOf(code).district));
    return [...listed, ...others].map((value) => ({ value, label: areaName(areaOf(value)) }));
  }, [districts, chosen, lists]);
}
