import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Claim } from '../../../../domain/claim/claim';
import { findClaimPaymentStatus, findOutstanding } from '../../../../domain/claim/claimPayments';
import { sumPaid, type Payment } from '../../../../domain/payment/payment';
import { hasEndedUnpaid } from '../../../../domain/workflow/statuses';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Money } from '../../../../ui/labels/Money';
import { useAppSelector } from '../../../../store/hooks';
import { selectCancelledPayments } from '../../../../store/payments/selectors';
import { selectLacksPayment } from '../../../../store/persistence/lacksPayment';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { ToneChip } from '../../../../ui/labels/chips';
import { PaymentsTable } from './PaymentsTable';

type FinancialCardsProps = { claim: Claim; payments: readonly Payment[] };

/** What is owed and what was paid, and every payment. */
export function FinancialCards({ claim, payments }: FinancialCardsProps) {
  const { t } = useTranslation();
  const { status, calculatedCompensation, approvedAmount } = claim;
  const lacksPayment = useAppSelector((state) => selectLacksPayment(state, claim.id));
  const cancelled = useAppSelector((state) => selectCancelledPayments(state, claim.id));
  const made = [...cancelled, ...payments];
  // A rejected or closed claim has nothing approved, and waits for nothing.
  const awarded = hasEndedUnpaid(status) ? 0 : approvedAmount;
  const amounts = [
    { label: t('Calculated compensation'), amount: calculatedCompensation },
    { label: t('Approved amount'), amount: awarded },
    { label: t('Paid so far'), amount: sumPaid(payments) },
    { label: t('Outstanding'), amount: findOutstanding(claim, payments) },
  ];
  return (
    <SectionCard title={t('Payment summary')} actions={<PaymentMark claim={claim} payments={payments} />}>
      {lacksPayment && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(
            'A payment of claim {{id}} is unreadable, so the paid amount is uncertain. Before paying, check Settings, Data management.',
            { id: claim.id },
          )}
        </Alert>
      )}
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, m: 0 }}
      >
        {amounts.map(({ label, amount }) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'h2' }}>
              <Money amount={amount} status={status} />
            </Box>
          </Box>
        ))}
      </Box>
      {made.length > 0 && <PaymentsTable payments={made} />}
    </SectionCard>
  );
}

function PaymentMark({ claim: { status, approvedAmount }, payments }: FinancialCardsProps) {
  const { t } = useTranslation();
  if (hasEndedUnpaid(status)) return <ToneChip tone="grey" label={t('Nothing to pay')} />;
  return findClaimPaymentStatus(approvedAmount, payments) === 'success' ? (
    <ToneChip tone="green" label={t('Paid')} />
  ) : (
    <ToneChip tone="ochre" label={t('Pending')} />
  );
}
