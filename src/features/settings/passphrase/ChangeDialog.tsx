import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { findPassphraseProblem, type PassphraseProblem } from '../../../domain/user/passphrase';
import { useTranslation } from '../../../i18n/useTranslation';
import { browserDevice } from '../../../platform/vault/device';
import { changePassphrase } from '../../../platform/vault/work';
import { toast } from '../../../ui/toast/toast';
import { failureWords, usePassphraseWork } from './usePassphraseWork';
import { NewPassphraseFields, noPassphrase } from './NewPassphrase';
import { PassphraseDialog } from './PassphraseDialog';
import { PresentPassphrase } from './PresentPassphrase';

/** Another passphrase in the place of the present one. */
export function ChangeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [present, setPresent] = useState('');
  const [wrong, setWrong] = useState(0);
  const [typed, setTyped] = useState(noPassphrase);
  const [problem, setProblem] = useState<PassphraseProblem>();
  const [failure, setFailure] = useState<string>();
  const { step, run } = usePassphraseWork('changed');

  const submit = async () => {
    const found = findPassphraseProblem(typed.next, typed.repeated);
    setProblem(found);
    setFailure(undefined);
    setWrong(0);
    if (found) return;
    const result = await run(({ begun }) => changePassphrase(browserDevice, { present, next: typed.next }, begun));
    if (result.ok) {
      toast.success(t('Device passphrase changed'), t('Use the new passphrase from now on.'));
      onClose();
    } else if (result.reason === 'wrong') setWrong(wrong + 1);
    else setFailure(t(failureWords[result.reason]));
  };

  return (
    <PassphraseDialog
      title={t('Change the device passphrase')}
      submitLabel={t('Change passphrase')}
      failure={failure}
      step={step}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {t(
          'This takes only a moment, because the encryption key stays the same. If someone else may know the passphrase and have copied this device, turn the passphrase off and then on again instead. That makes a new key.',
        )}
      </Typography>
      <PresentPassphrase value={present} onChange={setPresent} wrong={wrong} disabled={step !== null} />
      <NewPassphraseFields typed={typed} onChange={setTyped} problem={problem} disabled={step !== null} />
    </PassphraseDialog>
  );
}
