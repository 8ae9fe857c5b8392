import type { TFunction } from 'i18next';
import type { Formats } from '../../../domain/settings/formats';
import type { Payment } from '../../../domain/payment/payment';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { memo } from 'react';
import { claimPath } from '../../../domain/routes';
import { truncateName } from '../../../domain/truncateName';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import type { PaymentRow } from '../../../store/payments/queue';
import { ClaimId } from '../../../ui/labels/ClaimId';
import { ClaimMarks } from '../../../ui/labels/ClaimMarks';
import { useFormats } from '../../../ui/text/formats';
import { phone } from '../../../ui/theme/media';
import { LongText } from '../../../ui/labels/LongText';
import { Money } from '../../../ui/labels/Money';
import { ToneChip, PaymentStatusChip } from '../../../ui/labels/chips';
import { methodLabel, notKnown } from '../../../domain/claim/notKnown';

/** The button of a payment's card, to which the focus returns. */
export const cardButtonId = (paymentId: string) => `card-${paymentId}`;

type PaymentCardProps = { row: PaymentRow; selected: boolean; onSelect: (paymentId: string) => void };

/** One payment; the whole card selects it. */
export const PaymentCard = memo(function PaymentCard({ row, selected, onSelect }: PaymentCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { money } = formats;
  const { payment, approvedAmount, paid, instalment, isOpen, waits, held, toConfirm } = row;
  const { id, claimId, paymentMethod, payeeName, payeeAccount, amount, paymentStatus, failureReason } = payment;
  const name = { amount: money(amount), payee: truncateName(payeeName || t(notKnown)), id: claimId };
  const part =
    amount === approvedAmount
      ? t('Full approved amount')
      : t('Instalment {{number}}: {{paid}} paid of {{approved}}', {
          number: instalment,
          paid: money(paid),
          approved: money(approvedAmount ?? 0),
        });

  return (
    <Card
      component="li"
      aria-current={selected || undefined}
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 0.75,
        px: 2,
        py: 1.5,
        ...(selected && { borderColor: 'primary.main', bgcolor: 'action.hover' }),
        '&:hover': { borderColor: 'outline' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {/* Above the button, which covers the card. */}
        <Box sx={{ position: 'relative', zIndex: 1 }}>
          <ClaimId id={claimId} to={claimPath(claimId)} />
        </Box>
        <PaymentStatusChip status={paymentStatus} />
        {waits && <ToneChip tone="ochre" label={t('Waiting for conditions')} />}
        {held && <ClaimMarks marks={['held']} />}
        {toConfirm && <ClaimMarks marks={['correctionToConfirm']} />}
        <Box sx={{ ml: 'auto', fontWeight: 600 }}>
          <Money amount={amount} />
        </Box>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Box component="strong" sx={{ [phone]: { display: 'block' } }}>
          {isolated(truncateName(payeeName || t(notKnown)))}
        </Box>
        <Box component="span" sx={{ [phone]: { display: 'none' } }}>
          {' · '}
        </Box>
        {`${t(methodLabel(paymentMethod))} ${isolated(payeeAccount || t(notKnown))}`}
        {failureReason && (
          <Box sx={{ typography: 'body2', color: 'error.main' }}>
            <LongText text={failureReason} />
            {!isOpen && ` · ${t('Retried later')}`}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
        <Box
          sx={{ flex: 1, minWidth: 0, typography: 'body2', color: 'text.secondary' }}
        >{`${paymentDateText(t, payment, formats)} · ${part}`}</Box>
        <Button
          id={cardButtonId(id)}
          size="small"
          variant="outlined"
          color={isOpen ? 'primary' : 'secondary'}
          aria-label={
            isOpen
              ? t('Process payment of {{amount}} to {{payee}}, claim {{id}}', name)
              : t('View payment of {{amount}} to {{payee}}, claim {{id}}', name)
          }
          onClick={() => onSelect(id)}
          sx={{
            position: 'static',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
            // The whole card comes out from under the portal's header when the focus comes here.
            scrollMarginTop: '160px',
          }}
        >
          {isOpen ? t('Process') : t('View')}
        </Button>
      </Box>
    </Card>
  );
});

/** The day on which a payment was paid, or until then made. */
export function paymentDateText(t: TFunction, { paidAt, createdAt }: Payment, { date }: Formats): string {
  return paidAt ? t('Paid on {{date}}', { date: date(paidAt) }) : t('Recorded on {{date}}', { date: date(createdAt) });
}
