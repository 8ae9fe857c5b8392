import { createSelector } from '@reduxjs/toolkit';
import { filterDistricts, filterSpecies } from '../../../domain/claim/list/offeredValues';
import { districtName } from '../../../domain/place/districts';
import { speciesNames } from '../../../domain/incident/incidents';
import { selectClaimRows } from './list';

const inOrder = (texts: Iterable<string>, shown = (text: string) => text) =>
  [...new Set(texts)].filter(Boolean).sort((a, b) => shown(a).localeCompare(shown(b)));

/**
 * What the claim filters offer besides their enumerations: the values that lines of the list have, and the districts
 * and species that are always offered.
 */
export const selectFilterOptions = createSelector([selectClaimRows], (rows) => {
  const seen = new Set<string | undefined>([...filterSpecies, ...rows.map(({ species }) => species)]);
  return {
    district: [
      ...new Set([
        ...filterDistricts,
        ...inOrder(
          rows.map(({ districtValue }) => districtValue),
          districtName,
        ),
      ]),
    ],
    species: speciesNames.filter((name) => seen.has(name)),
    subcounty: inOrder(rows.map(({ subcounty }) => subcounty)),
    createdBy: inOrder(rows.map(({ createdBy }) => createdBy)),
  };
});
