import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { WorkStep } from './usePassphraseWork';
import { WorkProgress } from './WorkProgress';
import { TitledDialog } from '../../../ui/dialog/TitledDialog';

type PassphraseDialogProps = {
  title: string;
  submitLabel: string;
  destructive?: boolean;
  /** Why it was not done, translated. */
  failure: string | undefined;
  step: WorkStep | null;
  onSubmit: () => void;
  /** Only while it is not being done; while other tabs are waited for, it gives up. */
  onCancel: () => void;
  children: ReactNode;
};

/** The frame of what is asked about the device passphrase. */
export function PassphraseDialog(props: PassphraseDialogProps) {
  const { title, submitLabel, destructive = false, failure, step, onSubmit, onCancel, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const busy = step !== null;
  return (
    <TitledDialog title={title} busy={busy} onClose={onCancel} maxWidth="sm" fullWidth>
      <DialogContent dividers>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <Box
          component="form"
          noValidate
          id={`${id}-form`}
          aria-label={title}
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            // The dialog is drawn within the form of the settings, which must not be sent.
            event.stopPropagation();
            if (!busy) onSubmit();
          }}
          sx={{ display: 'grid', gap: 1 }}
        >
          {children}
        </Box>
      </DialogContent>
      <WorkProgress step={step} />
      <DialogActions>
        <Button color="secondary" onClick={onCancel} disabled={busy && step !== 'tabs'}>
          {t('Cancel')}
        </Button>
        <Button
          type="submit"
          form={`${id}-form`}
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          loading={busy}
        >
          {submitLabel}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
