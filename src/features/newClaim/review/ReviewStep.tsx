import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Draft, WizardStep } from '../../../domain/claim/draft';
import type { Refusal } from '../../../domain/refusal';
import { claimPath } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { commitEdit, submitDraft } from '../../../store/drafts/submit';
import { findDraft } from '../../../store/drafts/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { FormActions } from '../../../ui/form/FormActions';
import { useFormats } from '../../../ui/text/formats';
import { refusalText } from '../../../ui/text/refusalText';
import { marked } from '../../../ui/page/historyState';
import { toast } from '../../../ui/toast/toast';
import { DraftDuplicates } from './DraftDuplicates';
import { EditChanges } from './EditChanges';
import { MissingUploads } from './MissingUploads';
import { ReviewSections } from './ReviewSections';

type ReviewStepProps = {
  draftId: string;
  /** The claim was changed since its edit began, which can no longer be saved. */
  overtaken: boolean;
  /** Files are still on their way into the draft. */
  processing: boolean;
  onGo: (step: WizardStep) => void;
  onWrongField: (field: string) => void;
  onLeaving: (leaving: boolean) => void;
};

/** Step 4: everything once more, what to mind, and the submission itself. */
export function ReviewStep({ draftId, overtaken, processing, onGo, onWrongField, onLeaving }: ReviewStepProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useAppSelector((state) => findDraft(state, draftId));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  if (!draft) return null;
  const { editOf } = draft;

  const send = async () => {
    setBusy(true);
    setRefusal(undefined);
    onLeaving(true);
    const result = await dispatch(editOf ? commitEdit(draftId) : submitDraft(draftId));
    setBusy(false);
    if (!result.ok) {
      onLeaving(false);
      const wrong = Object.keys(result.refusal.fields ?? {})[0];
      if (wrong) onWrongField(wrong);
      else setRefusal(result.refusal);
      return;
    }
    const id = result.value;
    if (editOf) toast.success(t('Changes Saved'), t('Claim {{id}} has been updated.', { id }));
    else toast.success(t('Claim Submitted Successfully'), t('Claim {{id}} has been submitted for review.', { id }));
    if (!result.stored) {
      toast.error(
        t('Not saved on this device'),
        t('This change is in this tab only, until there is enough space to save it. Keep this tab open.'),
      );
    }
    void navigate(claimPath(id), { replace: true, state: editOf ? null : marked('submitted') });
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {draft.claimId && <DraftDuplicates draft={draft} />}
      <UnknownSpecies draft={draft} onGo={onGo} />
      <MissingUploads draft={draft} onGo={onGo} />
      {editOf && <EditChanges draft={draft} claimId={editOf.claimId} />}
      <ReviewSections draft={draft} onGo={onGo} />
      {refusal && <Alert severity="error">{refusalText(t, refusal, formats)}</Alert>}
      {!editOf && (
        <Alert severity="info" role="note">
          <AlertTitle>{t('Submitting changes the status from Draft to Submitted')}</AlertTitle>
          {t('The claim then goes to verification. You can find it in the list by its ID.')}
        </Alert>
      )}
      <FormActions apart ground="background.default">
        <Button variant="outlined" disabled={busy} onClick={() => onGo(3)}>
          {t('Previous')}
        </Button>
        {processing && <Box sx={{ ml: 'auto' }}>{t('Files are still being processed.')}</Box>}
        {!overtaken && (
          <Button variant="contained" loading={busy} disabled={processing} onClick={() => void send()}>
            {editOf ? t('Save changes') : t('Submit Claim')}
          </Button>
        )}
      </FormActions>
    </Box>
  );
}

/** Says that the animal is not known, which does not keep a claim from being registered. */
function UnknownSpecies({ draft, onGo }: { draft: Draft; onGo: (step: WizardStep) => void }) {
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
