import { useMemo } from 'react';
import { planPaymentSchedule } from '../../domain/payment/paymentSchedule';
import { makePaymentSchedule } from '../../documents/claim/paymentSchedule';
import { saveFile } from '../../platform/download';
import { recordExport } from '../../store/audit/recordExport';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { pairWithPayments, selectPaymentsByClaim } from '../../store/payments/selectors';
import { selectSessionName } from '../../store/session/selectors';
import { PaymentScheduleDialog } from '../../ui/paymentSchedule/PaymentScheduleDialog';

/** The payment schedule of claims, as they stand at this moment. What of them is not to be paid is named as left out. */
export function ClaimsSchedule({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const claims = useAppSelector((state) => state.claims.entities);
  const payments = useAppSelector(selectPaymentsByClaim);
  const madeBy = useAppSelector(selectSessionName);
  const unconfirmed = useAppSelector((state) => state.storage.share?.unconfirmed);
  const plan = useMemo(
    () => planPaymentSchedule(pairWithPayments(claims, payments, ids), (id) => unconfirmed?.[id] ?? false),
    [claims, payments, ids, unconfirmed],
  );

  return (
    <PaymentScheduleDialog
      plan={plan}
      onMake={async (format, task) => {
        const content = { lines: plan.lines, madeAt: new Date().toISOString(), madeBy };
        const { name, file } = await makePaymentSchedule(format, content, task);
        task.signal.throwIfAborted();
        saveFile(name, file);
        const ids = plan.lines.map(({ claim }) => claim.id);
        void dispatch(recordExport('schedule', { file: name, rows: ids.length }, ids));
      }}
      onClose={onClose}
    />
  );
}
