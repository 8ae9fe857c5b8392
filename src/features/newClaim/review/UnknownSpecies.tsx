import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Draft, WizardStep } from '../../../domain/claim/draft';
import { useTranslation } from '../../../i18n/useTranslation';

/** Says that the animal is not known, which does not keep a claim from being registered. */
export function UnknownSpecies({ draft, onGo }: { draft: Draft; onGo: (step: WizardStep) => void }) {
  const { t } = useTranslation();
  if (draft.incident.wildlifeSpecies) return null;
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        <Button color="inherit" onClick={() => onGo(2)}>
          {t('Add species')}
        </Button>
      }
    >
      {t('The wildlife species is not known yet. You can submit the claim without it.')}
    </Alert>
  );
}
