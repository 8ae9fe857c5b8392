import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Payment } from '../../../domain/payment/payment';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../../ui/text/formats';
import { LongText } from '../../../ui/labels/LongText';
import { touchScreen } from '../../../ui/theme/media';
import { PaymentStatusChip } from '../../../ui/labels/chips';
import { paymentDateText } from './PaymentCard';

type ClaimPaymentsProps = {
  payments: readonly Payment[];
  selectedId: string;
  onSelect: (paymentId: string) => void;
};

/** Every payment of the claim, newest first. */
export function ClaimPayments({ payments, selectedId, onSelect }: ClaimPaymentsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('Payments for this claim')}
      </Typography>
      <Box
        component="ul"
        aria-label={t('Payments for this claim')}
        sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}
      >
        {[...payments].reverse().map((payment) => {
          const { id, amount, paymentStatus, paymentRef, failureReason } = payment;
          return (
            <Box component="li" key={id}>
              {/* The same height whether or not it can be pressed. */}
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: 1,
                  [touchScreen]: { minHeight: 44 },
                }}
              >
                {id === selectedId ? (
                  <strong>{formats.money(amount)}</strong>
                ) : (
                  <Link
                    component="button"
                    type="button"
                    onClick={() => onSelect(id)}
                    sx={{ [touchScreen]: { minHeight: 44 } }}
                  >
                    {formats.money(amount)}
                  </Link>
                )}
                <PaymentStatusChip status={paymentStatus} />
                {id === selectedId && <span>{t('This payment')}</span>}
              </Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                <LongText
                  text={[paymentDateText(t, payment, formats), paymentRef, failureReason].filter(Boolean).join(' · ')}
                />
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
