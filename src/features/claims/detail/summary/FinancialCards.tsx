import Box from '@mui/material/Box';
import type { Claim } from '../../../../domain/claim';
import { findClaimPaymentStatus, sumPaid, type Payment } from '../../../../domain/payment';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Money } from '../../../../ui/Money';
import { SectionCard } from '../../../../ui/SectionCard';
import { ToneChip } from '../../../../ui/ToneChip';
import { PaymentsTable } from './PaymentsTable';

/** What is owed and what was paid, and every payment. */
export function FinancialCards({ claim, payments }: { claim: Claim; payments: readonly Payment[] }) {
  const { t } = useTranslation();
  const { calculatedCompensation, approvedAmount } = claim;
  const paid = sumPaid(payments);
  const isPaid = findClaimPaymentStatus(approvedAmount, payments) === 'success';
  const amounts = [
    { label: t('Calculated compensation'), amount: calculatedCompensation },
    { label: t('Approved amount'), amount: approvedAmount },
    { label: t('Paid so far'), amount: paid },
    { label: t('Outstanding'), amount: approvedAmount === undefined ? undefined : approvedAmount - paid },
  ];
  return (
    <SectionCard
      title={t('Payment summary')}
      actions={<ToneChip tone={isPaid ? 'green' : 'ochre'} label={isPaid ? t('Paid') : t('Pending')} />}
    >
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
              <Money amount={amount} />
            </Box>
          </Box>
        ))}
      </Box>
      {payments.length > 0 && <PaymentsTable payments={payments} />}
    </SectionCard>
  );
}
