import { useEffect, useMemo, useState } from 'react';
import { areaCode, areaName, areaOf } from '../../domain/access/areas';

type Subcounties = Record<string, readonly string[]>;

const load = () =>
  import(/* webpackChunkName: "subcounties" */ '../../reference/subcounties.json').then(
    ({ default: file }): Subcounties => file.subcounties,
  );

/** The sub-counties of some districts to choose from, as codes; without the list, those that are chosen already. */
export function useSubcountyOptions(districts: readonly string[], chosen: readonly string[]) {
  const [lists, setLists] = useState<Subcounties>({});
  const needed = districts.length > 0;
  useEffect(() => {
    let over = false;
    if (needed) {
      load().then(
        (loaded) => over || setLists(loaded),
        () => undefined,
      );
    }
    return () => {
      over = true;
    };
  }, [needed]);
  return useMemo(() => {
    const listed = districts.flatMap((district) =>
      (lists[district] ?? []).map((subcounty) => areaCode({ district, subcounty })),
    );
    const others = chosen.filter((code) => !listed.includes(code) && districts.includes(areaOf(code).district));
    return [...listed, ...others].map((value) => ({ value, label: areaName(areaOf(value)) }));
  }, [districts, chosen, lists]);
}
