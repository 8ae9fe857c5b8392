import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from '../../../i18n/useTranslation';
import { ClaimId } from '../../../ui/labels/ClaimId';
import { Field, Fields } from '../../../ui/labels/Fields';
import { Money } from '../../../ui/labels/Money';
import type { ActionForm, ActionFormProps } from '../../shared/claimActions/actionForm';
import { FormDialog } from '../../../ui/commandForm/FormDialog';
import { notKnown } from '../../../domain/claim/notKnown';

type ActionDialogProps = Omit<ActionFormProps, 'onCancel' | 'onDone'> & { form: ActionForm; onClose: () => void };

/** The form of an action in a dialog, with what it is about on top. */
export function ActionDialog({ form, onClose, ...rest }: ActionDialogProps) {
  const { t } = useTranslation();
  const { claim } = rest;
  return (
    <FormDialog title={t(form.title)} onClose={onClose} maxWidth="sm">
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Fields>
          <Field label={t('Claim')} wide>
            <ClaimId id={claim.id} />
          </Field>
          <Field label={t('Claimant')}>{claim.claimant.fullName || t(notKnown)}</Field>
          {claim.approvedAmount !== undefined && (
            <Field label={t('Approved amount')}>
              <Money amount={claim.approvedAmount} official />
            </Field>
          )}
        </Fields>
        <form.Form {...rest} onCancel={onClose} onDone={onClose} />
      </DialogContent>
    </FormDialog>
  );
}
