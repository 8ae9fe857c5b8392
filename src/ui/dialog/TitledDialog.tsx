import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

export type TitledDialogProps = Omit<DialogProps, 'open' | 'title' | 'onClose' | 'aria-labelledby'> & {
  open?: boolean;
  title: string;
  /** Something is on its way: it cannot be closed. */
  busy?: boolean;
  onClose: () => void;
};

/**
 * A dialog named by its title. A click beside it does not close it: that would lose what was typed, and the second click
 * of a double click that opened it lands there.
 */
export function TitledDialog({ open = true, title, busy = false, onClose, children, ...rest }: TitledDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && !busy && onClose()}
      aria-labelledby={id}
      {...rest}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
