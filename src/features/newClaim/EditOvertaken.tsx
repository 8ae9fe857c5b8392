import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Claim } from '../../domain/claim/claim';
import { findLifecycleRefusal } from '../../domain/workflow/lifecycleRefusal';
import { claimPath, draftPath } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';
import { findLastChange } from '../../store/audit/selectors';
import { startEdit } from '../../store/drafts/commands';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';
import { changeText } from '../../ui/text/changeText';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { ChangeNotice } from '../../ui/commandForm/ChangeNotice';
import { useFormats } from '../../ui/text/formats';
import { tellRefusal } from '../../ui/toast/tellResult';
import { useBar } from '../shared/claimActions/useBar';
import { useOlderLog } from '../shared/olderLog/useOlderLog';
import { useDiscard } from './DiscardDialog';

type EditOvertakenProps = {
  draftId: string;
  /** As it stands now. */
  claim: Claim;
  /** Just before the draft goes. */
  onDiscarding: () => void;
};

/** Says that the claim was changed since its edit began, which can then no longer be saved, and offers to begin anew. */
export function EditOvertaken({ draftId, claim, onDiscarding }: EditOvertakenProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const discard = useDiscard();
  const role = useAppSelector(selectRole);
  // Somebody may have changed it long before the draft was opened again.
  useOlderLog([claim.id]);
  const lastChange = useAppSelector((state) => findLastChange(state, claim.id));
  const [asking, setAsking] = useState(false);
  const findBar = useBar(claim);
  const mayEdit = role !== undefined && !findLifecycleRefusal('edit', role, claim.status) && !findBar('edit');

  const startOver = async () => {
    setAsking(false);
    onDiscarding();
    await discard(draftId);
    const result = dispatch(startEdit(claim.id));
    void navigate(result.ok ? draftPath(result.value, 1) : claimPath(claim.id), { replace: true });
    if (!result.ok) tellRefusal(t, result.refusal, formats);
  };

  return (
    <>
      <ChangeNotice
        closed
        action={
          mayEdit && (
            <Button color="inherit" onClick={() => setAsking(true)}>
              {t('Start from the current claim')}
            </Button>
          )
        }
      >
        {changeText(t, claim, lastChange, formats)}{' '}
        {mayEdit
          ? t('You can no longer save this edit. Copy what you need from it, then start from the current claim.')
          : t('You can no longer save this edit. Copy what you need from it, then discard it.')}
      </ChangeNotice>
      {asking && (
        <ConfirmDialog
          open
          destructive
          title={t('Discard the edit of {{id}}?', { id: claim.id })}
          confirmLabel={t('Start from the current claim')}
          onConfirm={() => void startOver()}
          onClose={() => setAsking(false)}
        >
          {t('The changes in this edit will be lost. You then start again from the current claim.')}
        </ConfirmDialog>
      )}
    </>
  );
}
