import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { Page } from '../../ui/page/Page';
import { AddUserDialog } from './AddUserDialog';
import { UserCounts } from './UserCounts';
import { UserDialog, type OpenUserDialog } from './UserDialog';
import { UserList } from './UserList';

export function UserManagementPage() {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<OpenUserDialog>();
  const headingRef = useRef<HTMLHeadingElement>(null);

  const add = useCallback(() => setAdding(true), []);
  const edit = useCallback((userId: string) => setDialog({ deed: 'edit', userId }), []);
  const remove = useCallback((userId: string) => setDialog({ deed: 'delete', userId }), []);

  return (
    <Page
      title={t('Manage Users')}
      subtitle={t('Accounts of people who use the portal')}
      actions={
        <Button variant="contained" startIcon={<Add />} onClick={add}>
          {t('Add New User')}
        </Button>
      }
    >
      <UserCounts />
      <UserList onAdd={add} onEdit={edit} onDelete={remove} headingRef={headingRef} />
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
    </Page>
  );
}
