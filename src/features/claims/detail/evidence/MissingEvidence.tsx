import Alert from '@mui/material/Alert';
import type { Claim } from '../../../../domain/claim/claim';
import { evidenceSlots, missingEvidence } from '../../../../domain/incident/evidence';
import { useTranslation } from '../../../../i18n/useTranslation';

/** Says what a claim's kind of incident asks for and its evidence lacks; nothing when it is complete. */
export function MissingEvidence({ claim: { evidence, incident } }: { claim: Claim }) {
  const { t } = useTranslation();
  const missing = missingEvidence(incident.incidentType, evidence);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      {t('The evidence is incomplete. Missing: {{slots}}.', {
        slots: missing.map((slot) => t(evidenceSlots[slot].label)).join(', '),
      })}
    </Alert>
  );
}
