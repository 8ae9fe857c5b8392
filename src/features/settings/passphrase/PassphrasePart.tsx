import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { sealsDevice } from '../../../platform/vault/deviceVault';
import { ToneChip } from '../../../ui/labels/ToneChip';
import { useOnDemand } from '../../../ui/onDemand/useOnDemand';
import { Disclosure } from '../Disclosure';
import { EarlierData } from './EarlierData';

async function load() {
  const [on, change, off] = await Promise.all([
    import(/* webpackChunkName: "passphrase" */ './TurnOnDialog'),
    import(/* webpackChunkName: "passphrase" */ './ChangeDialog'),
    import(/* webpackChunkName: "passphrase" */ './TurnOffDialog'),
  ]);
  return { ...on, ...change, ...off };
}

type Opened = 'on' | 'change' | 'off' | null;

/** Whether what this device keeps is encrypted, and how that is changed. */
export function PassphrasePart() {
  const { t } = useTranslation();
  const { piece, demand } = useOnDemand(load);
  const [opened, setOpened] = useState<Opened>(null);
  const [isOn, setIsOn] = useState(sealsDevice);
  const open = (dialog: Opened) => {
    demand();
    setOpened(dialog);
  };
  const close = () => {
    setIsOn(sealsDevice());
    setOpened(null);
  };

  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="h3">{t('Device passphrase')}</Typography>
        <ToneChip tone={isOn ? 'green' : 'grey'} label={isOn ? t('On') : t('Off')} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {isOn
          ? t(
              'Portal data on this device is encrypted. You enter the passphrase each time you open the portal and after signing out.',
            )
          : t(
              'Encrypts portal data on this device. If the device is lost or stolen while off or locked, nobody can read the data.',
            )}
      </Typography>
      {isOn && (
        <Disclosure summary={t('What was saved before')}>
          <EarlierData />
        </Disclosure>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isOn ? (
          <>
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => open('change')}>
              {t('Change passphrase')}
            </Button>
            <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => open('off')}>
              {t('Turn off passphrase')}
            </Button>
          </>
        ) : (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => open('on')}>
            {t('Turn on passphrase')}
          </Button>
        )}
      </Box>
      {piece && opened === 'on' && <piece.TurnOnDialog onClose={close} />}
      {piece && opened === 'change' && <piece.ChangeDialog onClose={close} />}
      {piece && opened === 'off' && <piece.TurnOffDialog onClose={close} />}
    </Box>
  );
}
