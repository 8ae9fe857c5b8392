import Alert from '@mui/material/Alert';
import type { Claim } from '../../../../domain/claim/claim';
import { claimantLabels } from '../../../../domain/claim/fieldLabels';
import { findNotKnown, isIncomplete } from '../../../../domain/claim/notKnown';
import { useTranslation } from '../../../../i18n/useTranslation';

/** What nobody wrote down of a claim that was finished on paper; nothing where all is known. */
export function DetailsMissing({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  if (!isIncomplete(claim)) return null;
  const missing = findNotKnown(claim.claimant);
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      {t(
        'This claim came from paper without these details: {{fields}}. Add them before you do anything else with it.',
        {
          fields: missing.map((field) => t(claimantLabels[field])).join(', '),
        },
      )}
    </Alert>
  );
}
