import { useMemo } from 'react';
import { planPaymentSchedule } from '../../../domain/payment/paymentSchedule';
import { makePaymentSchedule } from '../../../documents/claim/paymentSchedule';
import { saveFile } from '../../../platform/download';
import { recordExport } from '../../../store/audit/recordExport';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { PaymentRow } from '../../../store/payments/queue';
import { pairWithPayments, selectPaymentsByClaim } from '../../../store/payments/selectors';
import { selectSessionName } from '../../../store/session/selectors';
import { PaymentScheduleDialog } from '../../../ui/paymentSchedule/PaymentScheduleDialog';

/** The payment schedule of the payments shown, those that failed named as left out; what is settled asks for nothing. */
export function ShownPaymentsSchedule({ rows, onClose }: { rows: readonly PaymentRow[]; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const claims = useAppSelector((state) => state.claims.entities);
  const payments = useAppSelector(selectPaymentsByClaim);
  const madeBy = useAppSelector(selectSessionName);
  const plan = useMemo(() => {
    const ids = rows.filter(({ isOpen }) => isOpen).map(({ payment }) => payment.claimId);
    return planPaymentSchedule(pairWithPayments(claims, payments, ids));
  }, [rows, claims, payments]);

  return (
    <PaymentScheduleDialog
      plan={plan}
      onMake={async (format, task) => {
        const content = { lines: plan.lines, madeAt: new Date().toISOString(), madeBy };
        const { name, file } = await makePaymentSchedule(format, content, task);
        task.signal.throwIfAborted();
        saveFile(name, file);
        void dispatch(recordExport('schedule', { file: name, rows: plan.lines.length }));
      }}
      onClose={onClose}
    />
  );
}
