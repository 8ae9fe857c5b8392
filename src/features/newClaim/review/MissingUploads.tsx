import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { Draft, WizardStep } from '../../../domain/claim/draft';
import { evidenceSlots, missingEvidence, missingUploadMessage } from '../../../domain/incident/evidence';
import { incidentTypes } from '../../../domain/incident/incidents';
import { useTranslation } from '../../../i18n/useTranslation';

/** Says which required uploads are missing; they mark the evidence and do not block (docs/product.md, Incidents). */
export function MissingUploads({ draft, onGo }: { draft: Draft; onGo: (step: WizardStep) => void }) {
  const { t } = useTranslation();
  const kind = incidentTypes.find((type) => type === draft.incident.incidentType);
  const missing = kind ? missingEvidence(kind, draft.evidence) : [];
  if (missing.length === 0) return null;
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        <Button color="inherit" onClick={() => onGo(3)}>
          {t('Add files')}
        </Button>
      }
    >
      <AlertTitle>{t('Evidence incomplete')}</AlertTitle>
      {missing.map((slot) => (
        <div key={slot}>
          {t('{{slot}}: {{message}}', { slot: t(evidenceSlots[slot].label), message: t(missingUploadMessage) })}
        </div>
      ))}
      {t('You can still submit the claim.')}
    </Alert>
  );
}
