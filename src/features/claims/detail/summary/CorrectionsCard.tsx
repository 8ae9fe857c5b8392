import Box from '@mui/material/Box';
import type { Claim } from '../../../../domain/claim/claim';
import { findOpenCorrection } from '../../../../domain/claim/correction/corrections';
import { claimFlags } from '../../../../domain/workflow/claimFlags';
import { useTranslation } from '../../../../i18n/useTranslation';
import { ToneChip } from '../../../../ui/labels/chips';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { CorrectionFields } from '../../../shared/claimant/CorrectionFields';
import { Earlier } from './Earlier';

/** The last correction of the claimant's details, and those before it; nothing where there was none. */
export function CorrectionsCard({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const { corrections = [] } = claim;
  const last = corrections.at(-1);
  if (!last) return null;
  const { label, tone } = claimFlags.correctionToConfirm.mark;
  return (
    <SectionCard
      title={
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {t('Correction')} {findOpenCorrection(claim) && <ToneChip tone={tone} label={t(label)} />}
        </Box>
      }
    >
      <CorrectionFields correction={last} />
      <Earlier
        summary={t('Earlier corrections')}
        parts={corrections.slice(0, -1).map((correction) => (
          <CorrectionFields key={correction.correctedOn} correction={correction} />
        ))}
      />
    </SectionCard>
  );
}
