import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { ClaimId } from '../../../ui/ClaimId';
import { Field, Fields } from '../../../ui/Fields';
import { Money } from '../../../ui/Money';
import type { ActionForm, ActionFormProps } from '../../shared/claimActions/actionForm';

type ActionDialogProps = Omit<ActionFormProps, 'onCancel' | 'onDone'> & { form: ActionForm; onClose: () => void };

/** The form of an action in a dialog, with what it is about on top. */
export function ActionDialog({ form, onClose, ...rest }: ActionDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { claim } = rest;
  return (
    <Dialog
      open
      // A click beside the dialog must not lose what was typed.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t(form.title)}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Fields>
          <Field label={t('Claim')} wide>
            <ClaimId id={claim.id} />
          </Field>
          <Field label={t('Claimant')}>{claim.claimant.fullName}</Field>
          <Field label={t('Approved amount')}>
            <Money amount={claim.approvedAmount} official />
          </Field>
        </Fields>
        <form.Form {...rest} onCancel={onClose} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}
