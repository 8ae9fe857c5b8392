import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { clearDevice } from './clearDevice';
import { makeSealedFile } from './sealedFile';
import { StartAnew } from './StartAnew';

/** What can be done without the passphrase, and what cannot. */
export function ForgottenScreen() {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [startsAnew, setStartsAnew] = useState(false);
  return (
    <>
      <Button
        color="secondary"
        aria-expanded={open}
        aria-controls={id}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!open)}
        sx={{ ml: -1.75 }}
      >
        {t('Forgotten the passphrase?')}
      </Button>
      <Box id={id} hidden={!open} sx={{ mt: 1, '& ul': { pl: 2.5, my: 1 } }}>
        <p>
          {t('Without the passphrase, nobody can read the data on this device, not even the makers of the portal.')}
        </p>
        <ul>
          <li>
            {t('Colleagues who know it can open the portal. The passphrase is the same for everyone on this device.')}
          </li>
          <li>
            {t(
              'The claims are not lost if the register was exported or is on another device. Start over here, then import the exported file in Settings.',
            )}
          </li>
          <li>{t('Anything entered on this device since that export cannot be recovered.')}</li>
        </ul>
        <Button variant="outlined" color="error" onClick={() => setStartsAnew(true)}>
          {t('Start over on this device…')}
        </Button>
      </Box>
      {startsAnew && (
        <StartAnew
          about="Download the encrypted data first, in case someone remembers the passphrase later. The portal cannot import this file: opening it needs the passphrase and technical help."
          takeLabel="Download the encrypted data"
          fileName="wildlife-claims-encrypted"
          make={makeSealedFile}
          clear={clearDevice}
          onClose={() => setStartsAnew(false)}
        />
      )}
    </>
  );
}
