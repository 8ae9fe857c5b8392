import { styled } from '@mui/material/styles';
import { bankNotRecorded, findBank, type ScheduleLine } from '../../domain/payment/paymentSchedule';
import { truncateName } from '../../domain/truncateName';
import { useTranslation } from '../../i18n/useTranslation';
import { ClaimId } from '../labels/ClaimId';
import { Money } from '../labels/Money';
import { PaymentStatusChip } from '../labels/chips';
import { methodLabel } from '../../domain/claim/notKnown';

/** A number, whose the payment is, and the amount; on a phone the amount stands below. */
const Lines = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) auto',
    gap: '0 8px',
    paddingBlock: 8,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 57px',
  },
  '& .number': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& .payee': { overflowWrap: 'anywhere' },
  '& .account': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .amount': { textAlign: 'right' },
  [theme.breakpoints.down('sm')]: { '& .amount': { gridColumn: '2 / -1', textAlign: 'left' } },
}));

/** The payments of a schedule as they will stand in the file, always in UGX. */
export function ScheduleLines({ lines }: { lines: readonly ScheduleLine[] }) {
  const { t } = useTranslation();
  return (
    <Lines aria-label={t('Payments in the schedule')}>
      {lines.map((line, index) => {
        const { id, claimId, payeeName, payeeAccount, paymentMethod, paymentStatus, amount } = line.payment;
        const bank = paymentMethod === 'bank_transfer' ? [findBank(line) ?? t(bankNotRecorded)] : [];
        const method = [t(methodLabel(paymentMethod)), ...bank, payeeAccount].join(' · ');
        return (
          <li key={id}>
            <span className="number">{index + 1}</span>
            <div className="payee">
              <div>
                <ClaimId id={claimId} /> <PaymentStatusChip status={paymentStatus} />
              </div>
              <strong>{truncateName(payeeName)}</strong>
              <div className="account">{method}</div>
            </div>
            <div className="amount">
              <Money amount={amount} official />
            </div>
          </li>
        );
      })}
    </Lines>
  );
}
