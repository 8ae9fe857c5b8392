import Box from '@mui/material/Box';
import { incidentKinds, type IncidentType } from '../../domain/incident/incidents';
import { useTranslation } from '../../i18n/useTranslation';
import { IncidentIcon } from './IncidentIcon';

type Screen = keyof (typeof incidentKinds)[IncidentType]['labels'];

/** An incident's kind with its icon, in the words of the screen it stands on (docs/product.md, Incidents). */
export function IncidentLabel({ type, screen }: { type: IncidentType; screen: Screen }) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, verticalAlign: 'middle' }}>
      <IncidentIcon type={type} />
      {t(incidentKinds[type].labels[screen])}
    </Box>
  );
}
