import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation';
import { SwitchInput } from '../../ui/form/choice/SwitchInput';
import { ToneChip } from '../../ui/labels/chips';
import { PassphrasePart } from './passphrase/PassphrasePart';
import { Section } from './Section';
import { useSecurityLog } from './useSecurityLog';
import type { SettingsControl } from './useSettingsForm';

/** What there is of security on a device where no password is kept (docs/product.md, Settings). */
export function SecurityCard({ control }: { control: SettingsControl }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const downloadLog = useSecurityLog();
  const twoFactor = useWatch({ control, name: 'twoFactor' });
  return (
    <Section name="security" description={t('Your sign-in, and who can read the data on this device')}>
      <Box sx={{ display: 'flex', alignItems: 'center', '& .MuiFormControlLabel-root': { mr: 1 } }}>
        <SwitchInput control={control} name="twoFactor" label={t('Two-factor authentication')} />
        <ToneChip tone={twoFactor ? 'green' : 'grey'} label={twoFactor ? t('Enabled') : t('Disabled')} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {t(
          "The authority's identity service manages accounts. Your choice is saved here, but the identity service decides.",
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" aria-expanded={asked} onClick={() => setAsked((open) => !open)}>
          {t('Change Password')}
        </Button>
        <Button variant="outlined" onClick={() => void downloadLog()}>
          {t('Download Security Log')}
        </Button>
      </Box>
      <Box role="status">
        {asked && (
          <Alert severity="info" role="none" sx={{ mt: 1.5 }}>
            {t(
              "Change your password in the authority's identity service. It is not stored here, and the portal never asks for a new one.",
            )}
          </Alert>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {t('The security log is a table (CSV) of your own sign-ins and security events.')}
      </Typography>
      <PassphrasePart />
    </Section>
  );
}
