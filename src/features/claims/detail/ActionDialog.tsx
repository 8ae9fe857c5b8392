import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import type { Claim } from '../../../domain/claim';
import { findAmountDue, findOutstanding, findWaitingPayment } from '../../../domain/claimPayments';
import { findLatestPayment, type Payment } from '../../../domain/payment';
import type { Refusal } from '../../../domain/refusal';
import type { Role } from '../../../domain/roles';
import { inBrief } from '../../../domain/textLimits';
import { useTranslation } from '../../../i18n/useTranslation';
import { FinalApprovalForm } from '../../../ui/claimForms/FinalApprovalForm';
import { MarkPaidForm } from '../../../ui/claimForms/MarkPaidForm';
import { PaymentForm } from '../../../ui/claimForms/PaymentForm';
import { RetryForm } from '../../../ui/claimForms/RetryForm';
import { ClaimId } from '../../../ui/ClaimId';
import { Field, Fields } from '../../../ui/Fields';
import { Money } from '../../../ui/Money';
import { isFormOffered, type DialogForm } from './actionButtons';
import type { ClaimDeeds } from './useClaimDeeds';

type ActionDialogProps = {
  claim: Claim;
  role: Role;
  payments: readonly Payment[];
  deeds: ClaimDeeds;
  notice: string | undefined;
  onClose: () => void;
};

const titles = {
  final_approval: 'Final Approval',
  mark_paid: 'Mark Paid',
  payment: 'Process Payment',
  retry: 'Retry Payment',
} as const satisfies Record<DialogForm, string>;

/** The forms of approval and payment, in a dialog with what they are about on top. */
export function ActionDialog({ form, ...rest }: ActionDialogProps & { form: DialogForm | undefined }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { claim, onClose } = rest;
  if (!form) return null;
  return (
    <Dialog
      open
      // A click beside the dialog must not lose what was typed.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t(titles[form])}</DialogTitle>
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
        <DialogFormBody form={form} {...rest} />
      </DialogContent>
    </Dialog>
  );
}

function DialogFormBody(props: ActionDialogProps & { form: DialogForm }): ReactNode {
  const { form, claim, role, payments, deeds, notice, onClose } = props;
  const subject = { id: claim.id, claimantName: inBrief(claim.claimant.fullName) };
  const payment = findWaitingPayment(claim.approvedAmount, payments) ?? findLatestPayment(payments);

  const closed = !isFormOffered(form, role, claim.status);

  const closing = async (deed: Promise<Refusal | undefined>) => {
    const refusal = await deed;
    if (!refusal) onClose();
    return refusal;
  };

  switch (form) {
    case 'final_approval':
      return (
        <FinalApprovalForm
          subject={subject}
          approvedAmount={claim.approvedAmount}
          notice={notice}
          closed={closed}
          onCancel={onClose}
          onSubmit={(values) => closing(deeds.giveFinalApproval(values))}
        />
      );
    case 'mark_paid':
      return (
        <MarkPaidForm
          subject={subject}
          outstanding={findOutstanding(claim, payments)}
          notice={notice}
          closed={closed}
          onCancel={onClose}
          onSubmit={(values) => closing(deeds.markPaid(values))}
        />
      );
    case 'payment':
      return (
        payment && (
          <PaymentForm
            payment={payment}
            others={payments.filter(({ id }) => id !== payment.id)}
            due={findAmountDue(claim.approvedAmount, payments, payment.id)}
            notice={notice}
            closed={closed}
            onCancel={onClose}
            onSubmit={(values) => closing(deeds.updatePayment(payment.id, values))}
          />
        )
      );
    case 'retry':
      return (
        payment && (
          <RetryForm
            payment={payment}
            notice={notice}
            closed={closed}
            onCancel={onClose}
            onSubmit={(values) => closing(deeds.retryPayment(values))}
          />
        )
      );
  }
}
