import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { evidenceSlotNames, evidenceSlots, requiredSlots } from '../../../domain/incident/evidence';
import { incidentDetails } from '../../../domain/incident/incidentDetails';
import { incidentKinds, type IncidentType } from '../../../domain/incident/incidents';
import { useTranslation } from '../../../i18n/useTranslation';

/** What the chosen kind of incident will need in step 3, while there is time to ask for it. */
export function EvidenceToBring({ kind }: { kind: IncidentType }) {
  const { t } = useTranslation();
  const required = requiredSlots(kind);
  const optional = evidenceSlotNames.filter((slot) => !required.includes(slot));
  return (
    <Box sx={{ p: 1.5, mb: 1, borderRadius: 1, bgcolor: 'background.default', border: 1, borderColor: 'divider' }}>
      <Typography variant="h3">
        {t('Evidence needed for {{kind}}', { kind: t(incidentKinds[kind].labels.wizard) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {required.map((slot) => (
          <li key={slot}>
            <strong>{t(evidenceSlots[slot].label)}.</strong> {t(incidentDetails[kind].evidence[slot])}
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t('Also helpful, if available: {{slots}}.', {
          slots: optional.map((slot) => t(evidenceSlots[slot].label)).join(', '),
        })}{' '}
        {required.length > 1
          ? t(
              'You add files in step 3. You can submit the claim without the reports, but its evidence will be incomplete.',
            )
          : t('You add files in step 3.')}
      </Typography>
    </Box>
  );
}
