import Alert from '@mui/material/Alert';
import { useTranslation } from '../../../i18n/useTranslation';
import { sealsDevice } from '../../../platform/vault/deviceVault';

/** Before a register comes to a device without a passphrase: only what is saved after it is turned on never lies open. */
export function PassphraseFirst() {
  const { t } = useTranslation();
  if (sealsDevice()) return null;
  return (
    <Alert severity="info" role="note" sx={{ my: 2 }}>
      {t(
        'The device passphrase is off. To encrypt claims on this device, turn it on before they are saved: earlier data may stay readable.',
      )}
    </Alert>
  );
}
