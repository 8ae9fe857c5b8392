import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Claim } from '../../../domain/claim/claim';
import type { Draft } from '../../../domain/claim/draft';
import { draftPath } from '../../../domain/routes';
import { truncateName } from '../../../domain/truncateName';
import { useTranslation } from '../../../i18n/useTranslation';
import { draftFiles } from '../../../platform/fileCopies';
import { discardWithFiles } from '../../../store/drafts/discarding';
import { useAppDispatch } from '../../../store/hooks';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { useFormats } from '../../../ui/text/formats';
import { tellRefusal, tellResult } from '../../../ui/toast/tellResult';

/** Says that an edit of this claim was begun and not committed. */
export function UnfinishedEdit({ claim, edit, mayEdit }: { claim: Claim; edit: Draft; mayEdit: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  // A claim that has moved on or changed refuses the edit: it can only be discarded.
  const canGoOn = mayEdit && edit.editOf?.rev === claim.rev;

  async function discard() {
    setAsking(false);
    const { result } = await dispatch(discardWithFiles(edit.id, draftFiles));
    if (!result.ok) return tellRefusal(t, result.refusal, formats);
    tellResult(t, result, { done: t('Edit discarded') });
  }

  return (
    <>
      <Alert severity={canGoOn ? 'info' : 'warning'} role="status" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: '1 1 240px' }}>
            {t('This claim has an unfinished edit, last changed on {{time}}.', {
              time: formats.dateTime(edit.updatedAt),
            })}
            {!canGoOn && ` ${t('The claim has changed since, so the edit can no longer be saved.')}`}
          </Box>
          {canGoOn && (
            <Button color="inherit" variant="outlined" size="small" onClick={() => void navigate(draftPath(edit.id))}>
              {t('Continue editing')}
            </Button>
          )}
          <Button color="inherit" size="small" onClick={() => setAsking(true)}>
            {t('Discard edit')}
          </Button>
        </Box>
      </Alert>
      <ConfirmDialog
        open={asking}
        title={t('Discard the edit of claim {{id}}?', { id: claim.id })}
        confirmLabel={t('Discard edit')}
        destructive
        onConfirm={() => void discard()}
        onClose={() => setAsking(false)}
      >
        {t('The changes in this edit will be lost. The claim of {{claimant}} stays as it is.', {
          claimant: truncateName(claim.claimant.fullName),
        })}
      </ConfirmDialog>
    </>
  );
}
