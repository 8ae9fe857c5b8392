import { useEffect, useState } from 'react';

type Subcounties = Record<string, readonly string[]>;
type Parishes = Record<string, Record<string, readonly string[]>>;

// Loaded when they are first needed: together 200 KB that no other screen asks for.
const loadSubcounties = () =>
  import(/* webpackChunkName: "subcounties" */ '../../../reference/subcounties.json').then(
    ({ default: file }): Subcounties => file.subcounties,
  );
const loadParishes = () =>
  import(/* webpackChunkName: "parishes" */ '../../../reference/parishes.json').then(
    ({ default: file }): Parishes => file.parishes,
  );

function useReference<Places>(load: () => Promise<Places>, needed: boolean): Places | undefined {
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    if (!needed) return undefined;
    let over = false;
    load().then(
      (loaded) => {
        if (!over) setPlaces(loaded);
      },
      // Without the list there is nothing to suggest; every name can still be typed.
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [load, needed]);
  return places;
}

const none: readonly string[] = [];

/** What a list has under a name, whatever that name is: "constructor" is behind every object. */
const ownOf = <Place>(list: Record<string, Place> | undefined, name: string): Place | undefined =>
  list && Object.hasOwn(list, name) ? list[name] : undefined;

/** Names of the sub-counties of a district and of the parishes of a sub-county; empty where the lists know none. */
export function usePlaceNames(district: string, subcounty: string) {
  const subcounties = useReference(loadSubcounties, district !== '');
  const parishes = useReference(loadParishes, district !== '' && subcounty !== '');
  const inDistrict = ownOf(parishes, district) ?? {};
  const listed = Object.keys(inDistrict).find((name) => sameName(name, subcounty));
  return {
    subcounties: ownOf(subcounties, district) ?? none,
    parishes: (listed && inDistrict[listed]) || none,
  };
}

/** Whether a list that has names at all has none that this could be, or could become while it is typed. */
export function isUnlisted(name: string, names: readonly string[]): boolean {
  const typed = fold(name);
  return typed !== '' && names.length > 0 && !names.some((listed) => fold(listed).startsWith(typed));
}

const fold = (name: string) => name.trim().toLowerCase();
const sameName = (a: string, b: string) => fold(a) === fold(b);
