import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { Claim } from '../../../domain/claim';
import { findLifecycleRefusal, lifecycle } from '../../../domain/lifecycle';
import { findAmountDue, findWaitingPayment } from '../../../domain/claimPayments';
import { type Payment } from '../../../domain/payment';
import type { Refusal } from '../../../domain/refusal';
import { inBrief } from '../../../domain/textLimits';
import { useTranslation } from '../../../i18n/useTranslation';
import { findLastChange } from '../../../store/audit/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import { changeNoticeText, changeText } from '../../../ui/changeText';
import { ChangeNotice } from '../../../ui/deedForm/ChangeNotice';
import { Confirmation } from '../../../ui/deedForm/Confirmation';
import { PaymentForm } from '../../../ui/claimForms/PaymentForm';
import { RetryForm } from '../../../ui/claimForms/RetryForm';
import { useSeenRevision } from '../../../ui/deedForm/useSeenRevision';
import { useFormats } from '../../../ui/formats';
import { ClaimPayments } from './ClaimPayments';
import { PaymentFacts } from './PaymentFacts';
import { usePaymentDeeds } from './usePaymentDeeds';
import { useUnsent } from './useUnsent';

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
  const { writing, setUnsent, question, mayDrop } = useUnsent({
    title: t('Leave this payment unsent?'),
    text: t('What you typed for the payment of {{amount}} to {{payee}} was not sent and would be lost.', {
      amount: formats.shillings(payment.amount),
      payee: inBrief(payment.payeeName),
    }),
    confirmLabel: t('Leave without sending'),
    destructive: true,
  });
  const { seen, opened, news, changedElsewhere, acknowledge } = useSeenRevision(claim.rev, writing);
  const deeds = usePaymentDeeds({ claimId: claim.id, seen, acknowledge });
  const others = payments.filter(({ id }) => id !== payment.id);
  const isWaiting = findWaitingPayment(claim.approvedAmount, payments)?.id === payment.id;
  const may = (action: 'update_payment' | 'retry_payment') =>
    role !== undefined && !findLifecycleRefusal(action, role, claim.status);

  // What is being written stays, also when the claim has moved on meanwhile.
  const mayRetry = isWaiting && may('retry_payment');
  const retrying = retryAsked && (writing || mayRetry);

  useEffect(() => onWriting(writing), [writing, onWriting]);
  useEffect(() => onRetrying(retrying), [retrying, onRetrying]);

  const notice = changedElsewhere && !deeds.busy ? changeNoticeText(t, claim, lastChange, formats) : undefined;

  const finishing = async (deed: Promise<Refusal | undefined>) => {
    const refusal = await deed;
    if (!refusal) {
      setUnsent(false);
      onDone();
    }
    return refusal;
  };

  async function startRetry() {
    if (await mayDrop()) setRetryAsked(true);
  }

  const form = () => {
    if (retrying) {
      return (
        <>
          <Box>
            {t('A new pending payment of {{amount}} will be made. The failed one stays as it was.', {
              amount: formats.shillings(payment.amount),
            })}
          </Box>
          <RetryForm
            key={opened}
            payment={payment}
            notice={notice}
            closed={!mayRetry}
            onDirtyChange={setUnsent}
            onCancel={() => setRetryAsked(false)}
            onSubmit={(values) => finishing(deeds.retry(values))}
          />
        </>
      );
    }
    if (writing || may('update_payment')) {
      return (
        <>
          {mayRetry && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: '1 1 200px' }}>{t('Send it again, to the same or a corrected account:')}</Box>
              <Button variant="outlined" onClick={() => void startRetry()}>
                {t(lifecycle.retry_payment.label)}
              </Button>
            </Box>
          )}
          <PaymentForm
            key={opened}
            payment={payment}
            others={others}
            due={findAmountDue(claim.approvedAmount, payments, payment.id)}
            notice={notice}
            closed={!may('update_payment')}
            onDirtyChange={setUnsent}
            onCancel={() => {
              setUnsent(false);
              onClose();
            }}
            onSubmit={(values) => finishing(deeds.update(payment.id, values))}
          />
        </>
      );
    }
    return null;
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {news && !deeds.busy && (
        <ChangeNotice onClose={() => acknowledge(claim.rev)}>{changeText(t, claim, lastChange, formats)}</ChangeNotice>
      )}
      <PaymentFacts payment={payment} claim={claim} payments={payments} />
      {form()}
      {payments.length > 1 && <ClaimPayments payments={payments} selectedId={payment.id} onSelect={onSelect} />}
      <Confirmation question={question} />
    </Box>
  );
}
