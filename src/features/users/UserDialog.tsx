import { useState } from 'react';
import { findRecord } from '../../store/findRecord';
import { useAppSelector } from '../../store/hooks';
import { DeleteUserDialog } from './DeleteUserDialog';
import { EditUserDialog } from './EditUserDialog';

export type OpenUserDialog = { deed: 'edit' | 'delete'; userId: string };

type UserDialogProps = { dialog: OpenUserDialog; onClose: (deleted: boolean) => void };

/** What is being done to one account; it stays open on what was last known when another tab deletes the account. */
export function UserDialog({ dialog, onClose }: UserDialogProps) {
  const user = useAppSelector((state) => findRecord(state.users.entities, dialog.userId));
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);
  const shown = user ?? known;
  if (!shown) return null;
  if (dialog.deed === 'delete') return <DeleteUserDialog user={shown} onClose={onClose} />;
  return <EditUserDialog user={shown} onClose={() => onClose(false)} />;
}
