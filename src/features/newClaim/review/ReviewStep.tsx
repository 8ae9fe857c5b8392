import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WizardStep } from '../../../domain/draft';
import type { Refusal } from '../../../domain/refusal';
import { claimPath, draftPath } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { commitEdit, startEdit, submitDraft } from '../../../store/drafts/commands';
import { findDraft } from '../../../store/drafts/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { FormActions } from '../../../ui/FormActions';
import { useFormats } from '../../../ui/formats';
import { refusalText } from '../../../ui/refusalText';
import { submittedState } from '../../../ui/submittedState';
import { toast } from '../../../ui/toast';
import { useDiscard } from '../useDiscard';
import { DraftDuplicates } from './DraftDuplicates';
import { EditChanges } from './EditChanges';
import { MissingUploads } from './MissingUploads';
import { UnknownSpecies } from './UnknownSpecies';
import { ReviewSections } from './ReviewSections';

type ReviewStepProps = {
  draftId: string;
  /** Files are still on their way into the draft. */
  processing: boolean;
  onGo: (step: WizardStep) => void;
  onWrongField: (field: string) => void;
  onLeaving: (leaving: boolean) => void;
};

/** Step 4: everything once more, what to mind, and the deed itself. */
export function ReviewStep({ draftId, processing, onGo, onWrongField, onLeaving }: ReviewStepProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const discard = useDiscard();
  const draft = useAppSelector((state) => findDraft(state, draftId));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [startingOver, setStartingOver] = useState(false);

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
      toast.error(t('Not saved on this device'), t('It is done in this tab only, until there is room to save it.'));
    }
    void navigate(claimPath(id), { replace: true, state: editOf ? null : submittedState });
  };

  const startOver = async () => {
    setStartingOver(false);
    if (!editOf) return;
    setBusy(true);
    onLeaving(true);
    await discard(draftId);
    const result = dispatch(startEdit(editOf.claimId));
    void navigate(result.ok ? draftPath(result.value, 1) : claimPath(editOf.claimId), { replace: true });
    if (!result.ok) toast.error(refusalText(t, result.refusal, formats));
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {draft.claimId && <DraftDuplicates draft={draft} />}
      <UnknownSpecies draft={draft} onGo={onGo} />
      <MissingUploads draft={draft} onGo={onGo} />
      {editOf && <EditChanges draft={draft} claimId={editOf.claimId} />}
      <ReviewSections draft={draft} onGo={onGo} />
      {refusal && (
        <Alert
          severity="error"
          action={
            editOf && refusal.code === 'changed' ? (
              <Button color="inherit" onClick={() => setStartingOver(true)}>
                {t('Start from the current claim')}
              </Button>
            ) : undefined
          }
        >
          {refusalText(t, refusal, formats)}
        </Alert>
      )}
      {!editOf && (
        <Alert severity="info" role="note">
          <AlertTitle>{t('Submitting changes the status from Draft to Submitted')}</AlertTitle>
          {t('The claim then goes to verification and is listed under its ID.')}
        </Alert>
      )}
      <FormActions apart ground="background.default">
        <Button variant="outlined" disabled={busy} onClick={() => onGo(3)}>
          {t('Previous')}
        </Button>
        {processing && <Box sx={{ ml: 'auto' }}>{t('Files are still being processed.')}</Box>}
        <Button variant="contained" loading={busy} disabled={processing} onClick={() => void send()}>
          {editOf ? t('Save changes') : t('Submit Claim')}
        </Button>
      </FormActions>
      {startingOver && (
        <ConfirmDialog
          open
          destructive
          title={t('Discard the edit of {{id}}?', { id: editOf?.claimId })}
          confirmLabel={t('Start from the current claim')}
          onConfirm={() => void startOver()}
          onClose={() => setStartingOver(false)}
        >
          {t('What was changed here is lost, and the edit starts again from the claim as it stands now.')}
        </ConfirmDialog>
      )}
    </Box>
  );
}
