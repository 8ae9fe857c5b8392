import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { scheduleEditPath } from '../../domain/routes';
import { mayDo } from '../../domain/user/permissions';
import { isLastPublished } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { selectSchedules } from '../../store/schedules/selectors';
import { selectRole } from '../../store/session/selectors';

export type ScheduleAction = 'copy' | 'publish' | 'withdraw' | 'delete';

type ScheduleActionsProps = { schedule: Schedule; onAsk: (action: ScheduleAction) => void };

/** What may be done to a schedule by whoever manages them; nothing for others. */
export function ScheduleActions({ schedule, onAsk }: ScheduleActionsProps) {
  const { t } = useTranslation();
  const role = useAppSelector(selectRole);
  const schedules = useAppSelector(selectSchedules);
  if (!role || !mayDo('manageSchedules', role)) return null;
  const { id, status } = schedule;
  const isDraft = status === 'draft';
  return (
    <>
      {isDraft && (
        <Button color="error" startIcon={<DeleteOutline />} onClick={() => onAsk('delete')}>
          {t('Delete draft')}
        </Button>
      )}
      {status === 'published' && !isLastPublished(schedules, schedule) && (
        <Button color="error" onClick={() => onAsk('withdraw')}>
          {t('Withdraw schedule')}
        </Button>
      )}
      {!isDraft && (
        <Button variant="contained" startIcon={<ContentCopy />} onClick={() => onAsk('copy')}>
          {t('Copy to a new version')}
        </Button>
      )}
      {isDraft && (
        <>
          <Button component={Link} to={scheduleEditPath(id)} variant="outlined" startIcon={<EditOutlined />}>
            {t('Edit')}
          </Button>
          <Button variant="contained" onClick={() => onAsk('publish')}>
            {t('Publish schedule')}
          </Button>
        </>
      )}
    </>
  );
}
