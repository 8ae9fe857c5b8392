import { useTranslation } from 'react-i18next';
import { species as speciesTable, type Species } from '../domain/incidents';

export function SpeciesLabel({ species }: { species: Species }) {
  const { t } = useTranslation();
  return t(speciesTable[species].label);
}
