import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { browserDevice } from '../../../platform/vault/device';
import { turnOff } from '../../../platform/vault/work';
import { toast } from '../../../ui/toast/toast';
import { failureWords, usePassphraseWork } from './usePassphraseWork';
import { PassphraseDialog } from './PassphraseDialog';
import { PresentPassphrase } from './PresentPassphrase';

/** Takes the encryption away again. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [present, setPresent] = useState('');
  const [wrong, setWrong] = useState(0);
  const [failure, setFailure] = useState<string>();
  const { step, run, giveUp } = usePassphraseWork('off');
  const busy = step !== null;

  const submit = async () => {
    setFailure(undefined);
    setWrong(0);
    const result = await run((ports) => turnOff(browserDevice, present, ports));
    if (result.ok) {
      toast.success(t('Device passphrase turned off'), t('The data on this device is no longer encrypted.'));
      onClose();
    } else if (result.reason === 'wrong') setWrong(wrong + 1);
    else setFailure(t(failureWords[result.reason]));
  };

  return (
    <PassphraseDialog
      title={t('Turn off the device passphrase?')}
      submitLabel={t('Turn off passphrase')}
      destructive
      failure={failure}
      step={step}
      onSubmit={() => void submit()}
      onCancel={() => (busy ? giveUp() : onClose())}
    >
      <Typography sx={{ mb: 2 }}>
        {t(
          'Anyone with this device can then read all portal data on it. Other tabs of the portal reload. Drafts are saved, but submit or save other forms there first.',
        )}
      </Typography>
      <PresentPassphrase value={present} onChange={setPresent} wrong={wrong} disabled={busy} />
    </PassphraseDialog>
  );
}
