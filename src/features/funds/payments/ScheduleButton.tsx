import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { mayDo } from '../../../domain/user/permissions';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import type { PaymentRow } from '../../../store/payments/queue';
import { selectRole } from '../../../store/session/selectors';
import { useOnDemand } from '../../../ui/onDemand/useOnDemand';

const load = () => import(/* webpackChunkName: "payment-schedule" */ '../../shared/ClaimsSchedule');

/** Offers the payment schedule of all payments shown that are still to be made. */
export function ScheduleButton({ rows }: { rows: readonly PaymentRow[] }) {
  const { t } = useTranslation();
  const role = useAppSelector(selectRole);
  const { piece, demand } = useOnDemand(load);
  const [opened, setOpened] = useState(false);
  const ids = useMemo(() => rows.filter(({ isOpen }) => isOpen).map(({ payment }) => payment.claimId), [rows]);
  if (!role || !mayDo('schedulePayments', role)) return null;

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<SummarizeOutlined />}
        aria-haspopup="dialog"
        onClick={() => {
          demand();
          setOpened(true);
        }}
      >
        {t('Payment Schedule')}
      </Button>
      {piece && opened && <piece.ClaimsSchedule ids={ids} onClose={() => setOpened(false)} />}
    </>
  );
}
