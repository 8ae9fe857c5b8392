import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { TitledDialog } from './TitledDialog';

type ConfirmDialogProps = {
  open: boolean;
  /** Names the thing: "Discard the draft of Okello Moses?" */
  title: string;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the action, never "OK". */
  confirmLabel: string;
  destructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before what cannot be undone or may be a mistake. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, destructive = false, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      open={open}
      maxWidth="xs"
      role="alertdialog"
      aria-describedby={`${id}-text`}
    >
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} autoFocus={destructive}>
          {t('Cancel')}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={onConfirm}
          autoFocus={!destructive}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
