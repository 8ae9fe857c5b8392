import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { Claim } from '../../../domain/claim/claim';
import { lifecycle } from '../../../domain/workflow/lifecycle';
import { findLifecycleRefusal } from '../../../domain/workflow/lifecycleRefusal';
import { findWaitingPayment } from '../../../domain/claim/claimPayments';
import { type Payment } from '../../../domain/payment/payment';
import { truncateName } from '../../../domain/truncateName';
import { useTranslation } from '../../../i18n/useTranslation';
import { findLastChange } from '../../../store/audit/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import { changeNoticeText, changeText } from '../../../ui/text/changeText';
import { ChangeNotice } from '../../../ui/commandForm/ChangeNotice';
import { Confirmation } from '../../../ui/commandForm/Confirmation';
import { leaveQuestion } from '../../../ui/commandForm/useQuestion';
import { useSeenRevision } from '../../../ui/commandForm/useSeenRevision';
import { useFormats } from '../../../ui/text/formats';
import { PaymentForm } from '../../shared/claimActions/PaymentForm';
import { RetryForm } from '../../shared/claimActions/RetryForm';
import { useAct } from '../../shared/claimActions/useAct';
import { ClaimPayments } from './ClaimPayments';
import { PaymentFacts } from './PaymentFacts';
import { useLeavePayment } from './useLeavePayment';
import { isIncomplete, notKnown } from '../../../domain/claim/notKnown';

type PaymentDeskProps = {
  payment: Payment;
  claim: Claim;
  /** All of the claim's, first to last. */
  payments: readonly Payment[];
  onWriting: (writing: boolean) => void;
  onRetrying: (retrying: boolean) => void;
  onSelect: (paymentId: string) => void;
  onClose: () => void;
  onDone: () => void;
};

/** One payment on the desk: what it is about, its form, and what else the claim was paid. */
export function PaymentDesk(props: PaymentDeskProps) {
  const { payment, claim, payments, onWriting, onRetrying, onSelect, onClose, onDone } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const role = useAppSelector(selectRole);
  const lastChange = useAppSelector((state) => findLastChange(state, claim.id));
  const [retryAsked, setRetryAsked] = useState(false);
  const { writing, setUnsent, question, mayDrop } = useLeavePayment({
    ...leaveQuestion(t),
    text: t('Your entries for the payment of {{amount}} to {{payee}} are not saved and will be lost.', {
      amount: formats.shillings(payment.amount),
      payee: truncateName(payment.payeeName || t(notKnown)),
    }),
  });
  const { seen, opened, news, changedElsewhere, acknowledge } = useSeenRevision(claim.rev, writing);
  const { busy, act } = useAct({ claim, seen, acknowledge });
  const others = payments.filter(({ id }) => id !== payment.id);
  const isWaiting = findWaitingPayment(claim.approvedAmount, payments)?.id === payment.id;
  const may = (action: 'update_payment' | 'retry_payment') =>
    role !== undefined && !findLifecycleRefusal(action, role, claim.status) && !isIncomplete(claim);

  // What is being written stays, also when the claim has moved on meanwhile.
  const mayRetry = isWaiting && may('retry_payment');
  const retrying = retryAsked && (writing || mayRetry);

  useEffect(() => onWriting(writing), [writing, onWriting]);
  useEffect(() => onRetrying(retrying), [retrying, onRetrying]);

  const notice = changedElsewhere && !busy ? changeNoticeText(t, claim, lastChange, formats) : undefined;

  const onSent = () => {
    setUnsent(false);
    onDone();
  };

  async function startRetry() {
    if (await mayDrop()) setRetryAsked(true);
  }

  const form = () => {
    if (retrying) {
      return (
        <>
          <Box>
            {t('This creates a new pending payment of {{amount}}. The failed payment stays on record.', {
              amount: formats.shillings(payment.amount),
            })}
          </Box>
          <RetryForm
            key={opened}
            claim={claim}
            payment={payment}
            notice={notice}
            closed={!mayRetry}
            onDirtyChange={setUnsent}
            onCancel={() => setRetryAsked(false)}
            onSubmit={(values) => act('retry_payment', values)}
            onDone={onSent}
          />
        </>
      );
    }
    if (writing || may('update_payment')) {
      return (
        <>
          {mayRetry && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: '1 1 200px' }}>{t('Pay again to the same or a corrected account:')}</Box>
              <Button variant="outlined" onClick={() => void startRetry()}>
                {t(lifecycle.retry_payment.label)}
              </Button>
            </Box>
          )}
          <PaymentForm
            key={opened}
            claim={claim}
            payment={payment}
            others={others}
            notice={notice}
            closed={!may('update_payment')}
            onDirtyChange={setUnsent}
            onCancel={() => {
              setUnsent(false);
              onClose();
            }}
            onSubmit={(values) => act('update_payment', { paymentId: payment.id, payment: values })}
            onDone={onSent}
          />
        </>
      );
    }
    return null;
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {news && !busy && (
        <ChangeNotice onClose={() => acknowledge(claim.rev)}>{changeText(t, claim, lastChange, formats)}</ChangeNotice>
      )}
      <PaymentFacts payment={payment} claim={claim} payments={payments} />
      {form()}
      {payments.length > 1 && <ClaimPayments payments={payments} selectedId={payment.id} onSelect={onSelect} />}
      <Confirmation question={question} />
    </Box>
  );
}
