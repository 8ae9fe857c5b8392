import Alert from '@mui/material/Alert';
import * as v from 'valibot';
import { shareSchema } from '../../../domain/settings/shareForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppDispatch } from '../../../store/hooks';
import { connectShare } from '../../../store/share/commands';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { TextInput } from '../../../ui/form/text/TextInput';
import { passwordField } from './passwordField';

const connectSchema = v.pick(shareSchema, ['password']);

type Form = v.InferInput<typeof connectSchema>;

/** Asks for the password, which is kept nowhere, so that the device can send and receive again. */
export function ConnectForm({ isRefused }: { isRefused: boolean }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { control, frame } = useCommandForm<Form>({
    schema: connectSchema,
    defaultValues: { password: '' },
    onSubmit: ({ password }) => dispatch(connectShare(password)),
  });
  return (
    <>
      <Alert severity={isRefused ? 'error' : 'info'}>
        {isRefused
          ? t(
              'The server does not accept this account with this password. Check it, or ask an administrator for a new one.',
            )
          : t('Enter the password to send and receive changes. You can work without it: changes wait on this device.')}
      </Alert>
      <CommandFormFrame {...frame} label={t('Connect')} submitLabel={t('Connect')} secondary>
        <TextInput control={control} name="password" required {...passwordField(t)} />
      </CommandFormFrame>
    </>
  );
}
