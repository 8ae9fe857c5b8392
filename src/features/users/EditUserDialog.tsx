import { useState } from 'react';
import type { User } from '../../domain/user/user';
import { formOfUser, type UserForm } from '../../domain/user/userForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { updateUser } from '../../store/users/commands';
import { useSeenRevision } from '../../ui/commandForm/useSeenRevision';
import { tellResult } from '../../ui/toast/tellResult';
import { UserFormDialog } from './UserFormDialog';
import { useUserGuard } from './useUserGuard';

/** @param props.user as it stands now, also while the dialog is open; the last known once it is deleted elsewhere */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const guard = useUserGuard(user);
  const [writing, setWriting] = useState(false);
  const { seen, changedElsewhere, acknowledge } = useSeenRevision(user.rev, writing);

  const update = async (form: UserForm) => {
    const result = await dispatch(updateUser({ id: user.id, rev: seen }, form));
    // Whoever has been told of the change may press again.
    if (!result.ok && result.refusal.code === 'changed') {
      acknowledge(store.getState().users.entities[user.id]?.rev ?? seen);
    }
    return tellResult(t, result, { done: t('User updated'), detail: form.name.trim() });
  };

  return (
    <UserFormDialog
      title={t('Edit User')}
      submitLabel={t('Update User')}
      defaultValues={formOfUser(user)}
      revision={String(user.rev)}
      asksStatus
      roleGuard={guard('change_role')}
      deskGuard={user.desks.includes('admin') ? guard('leave_admin_desk') : undefined}
      statusGuard={guard('deactivate')}
      notice={changedElsewhere ? t('This account was changed elsewhere. Your entries are kept.') : undefined}
      onDirtyChange={setWriting}
      onSubmit={update}
      onClose={onClose}
    />
  );
}
