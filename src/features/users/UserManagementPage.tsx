import { emptyUserForm, type UserForm } from '../../domain/user/userForm';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { addUser } from '../../store/users/commands';
import { tellResult } from '../../ui/toast/tellResult';
import { UserFormDialog } from './UserFormDialog';
import Add from '@mui/icons-material/Add';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DialogsOverPage } from '../../ui/commandForm/DialogsOverPage';
import { useOnDemand } from '../../ui/onDemand/useOnDemand';
import { Page } from '../../ui/page/Page';
import { LacksRecords } from '../shared/LacksRecords';
import { UserCounts } from './UserCounts';
import { UserList } from './UserList';
import { findRecord } from '../../store/table';
import { DeleteUserDialog } from './DeleteUserDialog';
import { EditUserDialog } from './EditUserDialog';

const loadImport = () => import(/* webpackChunkName: "import-users" */ './ImportUsersDialog');

export function UserManagementPage() {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const { piece: imports, demand: demandImport } = useOnDemand(loadImport);
  const [dialog, setDialog] = useState<OpenUserDialog>();
  const headingRef = useRef<HTMLHeadingElement>(null);

  const add = useCallback(() => setAdding(true), []);
  const edit = useCallback((userId: string) => setDialog({ kind: 'edit', userId }), []);
  const remove = useCallback((userId: string) => setDialog({ kind: 'delete', userId }), []);

  return (
    <Page
      title={t('Manage Users')}
      subtitle={t('Accounts of people who use the portal')}
      actions={
        <>
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<UploadFileOutlined />}
            onClick={() => {
              demandImport();
              setImporting(true);
            }}
          >
            {t('Import Accounts')}
          </Button>
          <Button variant="contained" startIcon={<Add />} onClick={add}>
            {t('Add New User')}
          </Button>
        </>
      }
    >
      <LacksRecords of={['users']} />
      <UserCounts />
      <UserList onAdd={add} onEdit={edit} onDelete={remove} headingRef={headingRef} />
      <DialogsOverPage>
        {importing && imports && <imports.ImportUsersDialog onClose={() => setImporting(false)} />}
        {adding && <AddUserDialog onClose={() => setAdding(false)} />}
        {dialog && (
          <UserDialog
            dialog={dialog}
            onClose={(deleted) => {
              if (!deleted) return setDialog(undefined);
              // At once: an open dialog would take the focus back.
              flushSync(() => setDialog(undefined));
              // The button that had the focus went away with its row; the focus stays with the list.
              headingRef.current?.focus();
            }}
          />
        )}
      </DialogsOverPage>
    </Page>
  );
}

type OpenUserDialog = { kind: 'edit' | 'delete'; userId: string };

type UserDialogProps = { dialog: OpenUserDialog; onClose: (deleted: boolean) => void };

/** What is being done to one account; it stays open on what was last known when another tab deletes the account. */
function UserDialog({ dialog, onClose }: UserDialogProps) {
  const user = useAppSelector((state) => findRecord(state.users.entities, dialog.userId));
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);
  const shown = user ?? known;
  if (!shown) return null;
  if (dialog.kind === 'delete') return <DeleteUserDialog user={shown} onClose={onClose} />;
  return <EditUserDialog user={shown} onClose={() => onClose(false)} />;
}

function AddUserDialog({ onClose }: { onClose: () => void }) {
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
