import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { mayDo } from '../../../domain/user/permissions';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import { leaveShare } from '../../../store/share/commands';
import type { ShareStatus } from '../../../store/share/status';
import { Confirmation } from '../../../ui/commandForm/Confirmation';
import { useQuestion } from '../../../ui/commandForm/useQuestion';
import { ToneChip } from '../../../ui/labels/chips';
import { Field, Fields } from '../../../ui/labels/Fields';
import { useFormats } from '../../../ui/text/formats';
import { tellRefusal } from '../../../ui/toast/tellResult';
import { toast } from '../../../ui/toast/toast';
import { ReservedButton } from '../data/ReservedButton';
import { ConnectForm } from './ConnectForm';
import { RefusedMessages } from './RefusedMessages';
import { shareTone, shareText } from '../../shared/sharing/shareText';
import { ToldList } from '../../shared/sharing/ToldList';

/** How a device stands that has joined, what it has to tell, and the way out. */
export function JoinedDevice({ share }: { share: ShareStatus }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const reasonId = useId();
  const role = useAppSelector(selectRole);
  const mayLeave = role !== undefined && mayDo('replaceRegister', role);
  const { question, leave } = useLeave(share.waiting);
  const { account, address, connection, isFull, told, refused } = share;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Fields>
        <Field label={t('Status')} wide>
          <Box component="span" sx={{ '& .toneChip': { whiteSpace: 'normal', py: 0.25 } }}>
            <ToneChip tone={shareTone(share)} label={shareText(t, share, dateTime)} />
          </Box>
        </Field>
        <Field label={t('Account')} wide>
          {account}
        </Field>
        <Field label={t('Address of the server')} wide>
          {address}
        </Field>
      </Fields>
      {isFull && (
        <Alert severity="error">
          {t(
            'There is no space on this device for what the server sends. Free some space. It is tried again by itself.',
          )}
        </Alert>
      )}
      {connection === 'behind' && (
        <Alert severity="error">
          {t(
            'The server lacks changes that this device has, as after a restored backup. Nothing is sent. Export this register and ask the person who runs the server.',
          )}
        </Alert>
      )}
      {(connection === 'locked' || connection === 'refused') && <ConnectForm isRefused={connection === 'refused'} />}
      {told.length > 0 && <ToldList told={told} />}
      {refused.length > 0 && <RefusedMessages refused={refused} />}
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <ReservedButton reasonId={mayLeave ? undefined : reasonId} color="error" onClick={() => void leave()}>
          {t('Leave the shared register')}
        </ReservedButton>
        {!mayLeave && (
          <Typography id={reasonId} variant="body2" color="text.secondary">
            {t('Only administrators can leave a shared register.')}
          </Typography>
        )}
      </Box>
      <Confirmation question={question} />
    </Box>
  );
}

/** Asks before the device leaves, and says what becomes of what waits. */
function useLeave(waiting: number) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const { question, asked } = useQuestion();
  const leave = async () => {
    const kept = t('This device keeps a full copy of the register. Changes made on other devices no longer reach it.');
    const waits = t('{{count}} changes were not sent. They stay on this device and reach no other.', {
      count: waiting,
    });
    const agreed = await asked({
      title: t('Leave the shared register?'),
      text: waiting > 0 ? `${kept} ${waits}` : kept,
      confirmLabel: t('Leave'),
      destructive: true,
    });
    if (!agreed) return;
    const refusal = await dispatch(leaveShare());
    if (refusal) tellRefusal(t, refusal, formats);
    else toast.success(t('This device shares nothing any more'), t('It keeps a full copy of the register.'));
  };
  return { question, leave };
}
