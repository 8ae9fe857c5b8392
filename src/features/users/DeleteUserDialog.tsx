import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import type { Refusal } from '../../domain/refusal';
import type { User } from '../../domain/user/user';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch } from '../../store/hooks';
import { deleteUser } from '../../store/users/commands';
import { useFormats } from '../../ui/text/formats';
import { refusalText } from '../../ui/text/refusalText';
import { tellResult } from '../../ui/toast/tellResult';
import { useUserGuard } from './useUserGuard';
import { TitledDialog } from '../../ui/dialog/TitledDialog';

type DeleteUserDialogProps = {
  user: User;
  /** `deleted` says that the row it was opened from is gone. */
  onClose: (deleted: boolean) => void;
};

/** Asks before an account is deleted, and says what goes with it and what stays. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const id = useId();
  const guard = useUserGuard(user)('delete');
  const [opened] = useState(user);
  const [refusal, setRefusal] = useState<Refusal>();

  const remove = async () => {
    const result = await dispatch(deleteUser({ id: opened.id, rev: opened.rev }));
    const refused = tellResult(t, result, { done: t('User deleted'), detail: opened.name });
    setRefusal(refused);
    if (!refused) onClose(true);
  };

  return (
    <TitledDialog
      title={t('Delete User Account')}
      onClose={() => onClose(false)}
      maxWidth="xs"
      role="alertdialog"
      aria-describedby={`${id}-text`}
    >
      <DialogContent id={`${id}-text`} sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {refusal && <Alert severity="error">{refusalText(t, refusal, formats)}</Alert>}
        {guard ? <Alert severity="info">{guard}</Alert> : <Consequences user={opened} />}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => onClose(false)} autoFocus>
          {t('Cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={guard !== undefined} onClick={() => void remove()}>
          {t('Delete User')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function Consequences({ user: { name, email } }: { user: User }) {
  const { t } = useTranslation();
  return (
    <>
      <div>
        {t(
          "Are you sure you want to delete {{user}}'s account? This action cannot be undone and will remove all associated data.",
          { user: name },
        )}
      </div>
      <div>
        {t(
          "This deletes the saved views of {{email}}. Claims, drafts, notes and the audit log stay, with the user's name.",
          { email },
        )}
      </div>
      <div>{t('To stop this person signing in, keep the account and set it to Inactive.')}</div>
    </>
  );
}
