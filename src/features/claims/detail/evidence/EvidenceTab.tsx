import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Claim } from '../../../../domain/claim';
import { evidenceSlotNames, evidenceSlots, missingEvidence } from '../../../../domain/evidence';
import { SectionCard } from '../../../../ui/SectionCard';
import { EvidenceCard } from './EvidenceCard';

/** The files of a claim, and what its kind of incident asks for and lacks. */
export function EvidenceTab({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const { evidence, incident } = claim;
  const missing = missingEvidence(incident.incidentType, evidence);
  return (
    <SectionCard title={t('Evidence')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {missing.length > 0 && (
          <Alert severity="warning" role="status">
            {t('The evidence is incomplete. Missing: {{slots}}.', {
              slots: missing.map((slot) => t(evidenceSlots[slot].label)).join(', '),
            })}
          </Alert>
        )}
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {evidenceSlotNames.flatMap((slot) =>
            evidence[slot].map((file) => <EvidenceCard key={file.id} claimId={claim.id} slot={slot} file={file} />),
          )}
        </Box>
      </Box>
    </SectionCard>
  );
}
