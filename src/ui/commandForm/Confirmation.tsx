import Box from '@mui/material/Box';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import type { OpenQuestion } from './useQuestion';

/** The dialog of `useQuestion`; nothing while no question is open. */
export function Confirmation({ question }: { question: OpenQuestion | undefined }) {
  if (!question) return null;
  const { title, text, confirmLabel, destructive, answer } = question;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      destructive={destructive}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <Box sx={{ whiteSpace: 'pre-line' }}>{text}</Box>
    </ConfirmDialog>
  );
}
