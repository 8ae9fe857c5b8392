import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, useState, type ReactNode, type RefObject } from 'react';
import { lifecycle } from '../../../domain/workflow/lifecycle';
import { useTranslation } from '../../../i18n/useTranslation';
import { findClaim } from '../../../store/claims/selectors';
import { findRecord } from '../../../store/table';
import { useAppSelector } from '../../../store/hooks';
import { selectClaimPayments } from '../../../store/payments/selectors';
import { SectionCard } from '../../../ui/page/SectionCard';
import { PaymentDesk } from './PaymentDesk';

type ProcessPaymentProps = {
  paymentId: string;
  /** There is no room beside the list. */
  narrow: boolean;
  panelRef: RefObject<HTMLDivElement | null>;
  onSelect: (paymentId: string) => void;
  onClose: () => void;
  /** Something was done: on to the next. */
  onDone: () => void;
};

/** The selected payment: beside the list, or over it where there is no room. */
export function ProcessPayment({ paymentId, narrow, panelRef, onSelect, onClose, onDone }: ProcessPaymentProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const payment = useAppSelector((state) => findRecord(state.payments.entities, paymentId));
  const claim = useAppSelector((state) => payment && findClaim(state, payment.claimId));
  const payments = useAppSelector((state) => selectClaimPayments(state, payment?.claimId ?? ''));

  // A phone that is turned must not lose what was typed: the form stays where it is.
  const [writing, setWriting] = useState(false);
  const [over, setOver] = useState(narrow);
  if (!writing && over !== narrow) setOver(narrow);

  const [retrying, setRetrying] = useState(false);

  const title = t(retrying ? lifecycle.retry_payment.label : 'Process Payment');
  const close = (
    <IconButton size="small" edge="end" aria-label={t('Close payment')} onClick={onClose}>
      <Close fontSize="small" />
    </IconButton>
  );
  const content =
    payment && claim ? (
      <PaymentDesk
        payment={payment}
        claim={claim}
        payments={payments}
        onWriting={setWriting}
        onRetrying={setRetrying}
        onSelect={onSelect}
        onClose={onClose}
        onDone={onDone}
      />
    ) : (
      <NotFound paymentId={paymentId} />
    );

  if (!over) {
    return (
      <SectionCard ref={panelRef} title={title} actions={close}>
        {content}
      </SectionCard>
    );
  }
  return (
    <Dialog
      open
      fullScreen
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} component="div" sx={{ display: 'flex', alignItems: 'center' }}>
        <Box component="h2" sx={{ flex: 1, m: 0, font: 'inherit' }}>
          {title}
        </Box>
        {close}
      </DialogTitle>
      <DialogContent dividers>{content}</DialogContent>
    </Dialog>
  );
}

function NotFound({ paymentId }: { paymentId: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {t('The payment with ID {{id}} could not be found. Nothing was changed.', { id: paymentId })}
    </Box>
  );
}
