import { useEffect, useState } from 'react';
import type { Subcounties } from '../../domain/place/subcounties';

type Parishes = Record<string, Record<string, readonly string[]>>;

// Loaded when they are first needed: together 200 KB that few screens ask for.
export const loadSubcounties = () =>
  import(/* webpackChunkName: "subcounties" */ '../../reference/subcounties.json').then(
    ({ default: file }): Subcounties => file.subcounties,
  );
const loadParishes = () =>
  import(/* webpackChunkName: "parishes" */ '../../reference/parishes.json').then(
    ({ default: file }): Parishes => file.parishes,
  );

/** The sub-counties of every district by its stored value; undefined until they are needed and there. */
export const useSubcountyLists = (needed: boolean) => useReference(loadSubcounties, needed);

/** The parishes of every district by its stored value, by their sub-county. */
export const useParishLists = (needed: boolean) => useReference(loadParishes, needed);

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
