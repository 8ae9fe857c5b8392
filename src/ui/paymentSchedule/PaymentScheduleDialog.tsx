import {
  scheduleReasons,
  type LeftOutOfSchedule as LeftOut,
  sumSchedule,
  type PaymentSchedulePlan,
} from '../../domain/payment/paymentSchedule';
import { statuses } from '../../domain/workflow/statuses';
import { truncateName } from '../../domain/truncateName';
import { isolated } from '../../i18n/isolated';
import { useTranslation } from '../../i18n/useTranslation';
import { ClaimId } from '../labels/ClaimId';
import { LeftOutList } from '../list/LeftOutList';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReportFormat } from '../../domain/reports/reportFormats';
import type { FileTask } from '../../domain/fileTask';
import { FileJobProgress } from '../fileJob/FileJobProgress';
import { useFileJob } from '../fileJob/useFileJob';
import { useFormats } from '../text/formats';
import { phone } from '../theme/media';
import { toast } from '../toast/toast';
import { ScheduleLines } from './ScheduleLines';

/** A paper to be signed, and the accountant's sheet. */
type ScheduleFormat = Exclude<ReportFormat, 'csv'>;

type PaymentScheduleDialogProps = {
  plan: PaymentSchedulePlan;
  /** Makes the file of the plan's lines and hands it over. */
  onMake: (format: ScheduleFormat, task: FileTask) => Promise<void>;
  onClose: () => void;
};

/** Before a payment schedule is made: which payments stand in it, which claims have none and why, and the total. */
export function PaymentScheduleDialog({ plan: { lines, leftOut }, onMake, onClose }: PaymentScheduleDialogProps) {
  const { t } = useTranslation();
  const { shillings } = useFormats();
  const id = useId();
  const job = useFileJob();
  const nothing = lines.length === 0;

  const make = (format: ScheduleFormat) =>
    job.run(async (task) => {
      await onMake(format, task);
      toast.success(t('Payment schedule created'), t('{{count}} payments', { count: lines.length }));
      onClose();
    });

  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('Payment Schedule')}</DialogTitle>
      <DialogContent
        // Scrolled by the keyboard: nothing in it takes the focus.
        tabIndex={0}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        {nothing ? (
          <Alert severity="info">{t('These claims have no payments to make, so there is no schedule.')}</Alert>
        ) : (
          <>
            <Box sx={{ color: 'text.secondary' }}>
              {t('The file lists these payments, with space for signatures. Downloading it changes nothing.')}
            </Box>
            <ScheduleLines lines={lines} />
          </>
        )}
        <LeftOutOfSchedule claims={leftOut} />
      </DialogContent>
      <Box sx={{ px: 3 }}>
        <FileJobProgress job={job} words={t('Preparing the payment schedule…')} />
      </Box>
      {/* On a phone each button as wide as its line leaves it. */}
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, [phone]: { '& > button': { flexGrow: 1 } } }}>
        {!nothing && (
          <Box sx={{ mr: 'auto', [phone]: { width: '100%' } }}>
            {t('{{count}} payments', { count: lines.length })} · <strong>{shillings(sumSchedule(lines))}</strong>
          </Box>
        )}
        <Button color="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
        {!nothing && (
          <>
            <Button variant="outlined" onClick={() => void make('excel')}>
              {t('Download Excel')}
            </Button>
            <Button variant="contained" onClick={() => void make('pdf')}>
              {t('Download PDF')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The claims without a payment to be made, each with the reason. */
function LeftOutOfSchedule({ claims }: { claims: readonly LeftOut[] }) {
  const { t } = useTranslation();
  return (
    <LeftOutList count={claims.length}>
      {claims.map(({ claim, reason, failure, conditions }) => (
        <li key={claim.id}>
          <ClaimId id={claim.id} /> {isolated(truncateName(claim.claimant.fullName))}
          <span className="reason">
            {t(scheduleReasons[reason].text, { status: t(statuses[claim.status].badge), failure, conditions })}
          </span>
        </li>
      ))}
    </LeftOutList>
  );
}
