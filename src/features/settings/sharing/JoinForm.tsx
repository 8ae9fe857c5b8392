import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { shareAddress, shareSchema, type ShareForm } from '../../../domain/settings/shareForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectActor } from '../../../store/session/selectors';
import { joinShare } from '../../../store/share/commands';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { TextInput } from '../../../ui/form/text/TextInput';
import { passwordField } from './passwordField';

/** Where to and as whom. The password goes to the server and is kept nowhere. */
export function JoinForm({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const email = useAppSelector((state) => selectActor(state)?.email ?? '');
  const { control, frame } = useCommandForm<ShareForm>({
    schema: shareSchema,
    defaultValues: { address: shareAddress(window.location), account: email, password: '' },
    onSubmit: (form) => dispatch(joinShare(form)),
    onCancel,
    onDone,
  });
  return (
    <DialogContent dividers>
      <Typography sx={{ mb: 2 }}>
        {t(
          'A device without records takes the shared register. A device with a register starts the shared one with it. From then on all changes are sent to the server.',
        )}
      </Typography>
      <CommandFormFrame {...frame} label={t('Join a shared register')} submitLabel={t('Join')}>
        <TextInput control={control} name="address" label={t('Address of the server')} required />
        <TextInput control={control} name="account" label={t('Account (email)')} required autoComplete="username" />
        <TextInput control={control} name="password" required {...passwordField(t)} />
      </CommandFormFrame>
    </DialogContent>
  );
}
