import { species as speciesTable, type Species } from '../domain/incidents';
import { useTranslation } from '../i18n/useTranslation';

export function SpeciesLabel({ species }: { species: Species }) {
  const { t } = useTranslation();
  return t(speciesTable[species].label);
}
