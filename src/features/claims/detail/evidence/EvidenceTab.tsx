import Box from '@mui/material/Box';
import type { Claim } from '../../../../domain/claim';
import { evidenceSlotNames } from '../../../../domain/evidence';
import { useTranslation } from '../../../../i18n/useTranslation';
import { SectionCard } from '../../../../ui/SectionCard';
import { EvidenceCard } from './EvidenceCard';
import { MissingEvidence } from './MissingEvidence';

/** The files of a claim, and what its kind of incident asks for and lacks. */
export function EvidenceTab({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('Evidence')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <MissingEvidence claim={claim} />
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
            claim.evidence[slot].map((file) => (
              <EvidenceCard key={file.id} claimId={claim.id} slot={slot} file={file} />
            )),
          )}
        </Box>
      </Box>
    </SectionCard>
  );
}
