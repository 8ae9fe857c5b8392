import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../../i18n/useTranslation';

/**
 * What was stored before the passphrase: the database is swept, but Chromium keeps former texts of localStorage, even
 * where the data of this one site is deleted (docs/vault.md). Says so, and how to be rid of them.
 */
export function EarlierData() {
  const { t } = useTranslation();
  return (
    <Box sx={{ mb: 1.5, '& ol': { mt: 0.5, mb: 0, pl: 2.5 } }}>
      <Typography>
        {t(
          "Turning on the passphrase removes most earlier data from the browser's own files. Some of it, such as names and national IDs, may stay readable there. The portal cannot remove that. To remove it:",
        )}
      </Typography>
      <ol>
        <li>
          {t(
            'Export the register with its evidence files. The file is not encrypted: move it to an encrypted drive, and leave no copy on this device.',
          )}
        </li>
        <li>
          {t(
            'In the browser settings, delete cookies and other site data, from all time and for all sites. Deleting the data of this site alone is not enough.',
          )}{' '}
          {t('This also removes snapshots and preferences on this device, and signs you out of other websites.')}
        </li>
        <li>{t('Open the portal again, start with an empty register, and turn on the passphrase.')}</li>
        <li>{t('Import the exported file, check the claims, then delete the file.')}</li>
      </ol>
    </Box>
  );
}
