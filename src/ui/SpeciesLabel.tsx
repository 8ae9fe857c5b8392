import { speciesLabel, type Species } from '../domain/incidents';
import { useTranslation } from '../i18n/useTranslation';

/** The animal, or that it is not known yet. */
export function SpeciesLabel({ species }: { species: Species | undefined }) {
  const { t } = useTranslation();
  return t(speciesLabel(species));
}
