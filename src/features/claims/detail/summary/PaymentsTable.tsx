import Box from '@mui/material/Box';
import { counts, type Payment } from '../../../../domain/payment/payment';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useFormats } from '../../../../ui/text/formats';
import { Money } from '../../../../ui/labels/Money';
import { PaymentStatusChip, ToneChip } from '../../../../ui/labels/chips';
import { StackedTable } from '../../../../ui/list/StackedTable';
import { methodLabel, notKnown } from '../../../../domain/claim/notKnown';

/** Every payment of a claim, newest first. */
export function PaymentsTable({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <Box sx={{ mt: 2 }}>
      <StackedTable
        label={t('Payments')}
        stackBelow="lg"
        shortValues
        rows={[...payments].reverse()}
        rowKey={({ id }) => id}
        columns={[
          { label: 'Recorded on', cell: ({ createdAt }) => dateTime(createdAt) },
          {
            label: 'Paid to',
            width: '24%',
            cell: ({ payeeName, payeeAccount, paymentMethod }) =>
              `${isolated(payeeName || t(notKnown))}\n${t(methodLabel(paymentMethod))}, ${isolated(payeeAccount || t(notKnown))}`,
          },
          {
            label: 'Status',
            cell: (payment) =>
              counts(payment) ? (
                <PaymentStatusChip status={payment.paymentStatus} />
              ) : (
                <ToneChip tone="grey" label={t('Cancelled')} />
              ),
          },
          {
            label: 'Paid on',
            cell: ({ paidAt, paymentStatus }) => {
              if (paidAt) return dateTime(paidAt);
              return paymentStatus === 'success' ? t('Not known') : '–';
            },
          },
          {
            label: 'Reference or reason',
            cell: ({ paymentRef, failureReason }) =>
              [paymentRef, failureReason]
                .map((text = '') => isolated(text))
                .filter(Boolean)
                .join('\n') || '–',
          },
          { label: 'Amount', align: 'right', width: '16%', cell: ({ amount }) => <Money amount={amount} /> },
        ]}
      />
    </Box>
  );
}
