import { emptyUserForm, type UserForm } from '../../domain/user/userForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch } from '../../store/hooks';
import { addUser } from '../../store/users/commands';
import { tellResult } from '../../ui/toast/tellResult';
import { UserFormDialog } from './UserFormDialog';

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();

  const add = async (form: UserForm) => {
    const result = await dispatch(addUser(form));
    return tellResult(t, result, { done: t('User added'), detail: form.name.trim() });
  };

  return (
    <UserFormDialog
      title={t('Add New User')}
      submitLabel={t('Add User')}
      defaultValues={emptyUserForm}
      onSubmit={add}
      onClose={onClose}
    />
  );
}
