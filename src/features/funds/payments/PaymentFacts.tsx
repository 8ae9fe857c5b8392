import Box from '@mui/material/Box';
import type { Claim } from '../../../domain/claim/claim';
import { payoutMethods } from '../../../domain/claim/claimant';
import { findOutstanding } from '../../../domain/claim/claimPayments';
import { sumPaid, type Payment } from '../../../domain/payment/payment';
import { claimPath } from '../../../domain/routes';
import { notKnown } from '../../../domain/claim/notKnown';
import { useTranslation } from '../../../i18n/useTranslation';
import { ClaimId } from '../../../ui/labels/ClaimId';
import { Field, Fields } from '../../../ui/labels/Fields';
import { useFormats } from '../../../ui/text/formats';
import { LongText } from '../../../ui/labels/LongText';
import { Money } from '../../../ui/labels/Money';
import { PaymentStatusChip } from '../../../ui/labels/chips';

type PaymentFactsProps = { payment: Payment; claim: Claim; payments: readonly Payment[] };

/** How much goes to whom, and what the claim is still owed. */
export function PaymentFacts({ payment, claim, payments }: PaymentFactsProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { amount, paymentStatus, paymentMethod, payeeName, payeeAccount, failureReason } = payment;
  return (
    <>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, typography: 'h1' }}>
          <Money amount={amount} />
          <PaymentStatusChip status={paymentStatus} />
        </Box>
        {failureReason && (
          <Box sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
            <LongText text={failureReason} />
          </Box>
        )}
      </Box>
      <Fields dense>
        <Field label={t('Claim')}>
          <ClaimId id={claim.id} to={claimPath(claim.id)} />
        </Field>
        <Field label={t('Claimant')}>{claim.claimant.fullName || t(notKnown)}</Field>
        <Field label={t('Recorded on')}>{dateTime(payment.createdAt)}</Field>
        <Field label={t('Paid to')}>{payeeName || t(notKnown)}</Field>
        <Field label={paymentMethod ? t(payoutMethods[paymentMethod].label) : t('Account or mobile number')}>
          {payeeAccount || t(notKnown)}
        </Field>
        <Field label={t('Approved amount')}>
          <Money amount={claim.approvedAmount} />
        </Field>
        <Field label={t('Paid so far')}>
          <Money amount={sumPaid(payments)} />
        </Field>
        <Field label={t('Outstanding')}>
          <Money amount={findOutstanding(claim, payments)} />
        </Field>
      </Fields>
    </>
  );
}
