import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { mayDo } from '../../../domain/user/permissions';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import { FormDialog } from '../../../ui/commandForm/FormDialog';
import { toast } from '../../../ui/toast/toast';
import { ReservedButton } from '../data/ReservedButton';
import { Section } from '../Section';
import { JoinForm } from './JoinForm';
import { JoinedDevice } from './JoinedDevice';

/** One register on the devices of several people: how this device joins it, and how it stands. */
export function SharingCard() {
  const { t } = useTranslation();
  const share = useAppSelector((state) => state.storage.share);
  return (
    <Section
      name="sharing"
      description={t(
        'Several devices work on one register, with or without a network. Every device holds the whole register. Drafts, saved views, settings and evidence files stay on the device.',
      )}
    >
      {share ? <JoinedDevice share={share} /> : <NotJoined />}
    </Section>
  );
}

function NotJoined() {
  const { t } = useTranslation();
  const reasonId = useId();
  const role = useAppSelector(selectRole);
  const mayJoin = role !== undefined && mayDo('replaceRegister', role);
  const [joining, setJoining] = useState(false);
  const close = () => setJoining(false);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{t('This device shares nothing. It contacts no server.')}</Typography>
      <ReservedButton reasonId={mayJoin ? undefined : reasonId} aria-haspopup="dialog" onClick={() => setJoining(true)}>
        {t('Join a shared register')}
      </ReservedButton>
      {!mayJoin && (
        <Typography id={reasonId} variant="body2" color="text.secondary">
          {t('Only administrators can join a shared register.')}
        </Typography>
      )}
      {joining && (
        <FormDialog open title={t('Join a shared register')} maxWidth="sm" fullWidth onClose={close}>
          <JoinForm
            onCancel={close}
            onDone={() => {
              close();
              toast.success(
                t('This device shares the register'),
                t('Changes now show on every device that has joined.'),
              );
            }}
          />
        </FormDialog>
      )}
    </Box>
  );
}
