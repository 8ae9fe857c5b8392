import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { sealsDevice } from '../../../platform/vault/deviceVault';
import { isSwept } from '../../../platform/vault/isSwept';
import { ToneChip } from '../../../ui/labels/chips';
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
  const [leftovers, setLeftovers] = useState(false);
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const swept = !isOn || (await isSwept());
      if (isShown) setLeftovers(!swept);
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [isOn]);
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
              'New portal data on this device is encrypted. You enter the passphrase each time you open the portal and after signing out. Some data saved before it was turned on may still be readable.',
            )
          : t(
              'Encrypts portal data on this device from then on. If the device is lost or stolen while off or locked, nobody can read it. Some data saved before may still be readable.',
            )}
      </Typography>
      {leftovers && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t(
            'Old unencrypted copies could not be removed yet. Free some space on this device, close the other tabs of the portal, and reload this page.',
          )}
        </Alert>
      )}
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
