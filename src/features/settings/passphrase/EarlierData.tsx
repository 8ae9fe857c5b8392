import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../../i18n/useTranslation';

/**
 * What was stored before the passphrase: browsers write over it late, and in localStorage perhaps never
 * (docs/vault.md). Says so, and how to be rid of it.
 */
export function EarlierData() {
  const { t } = useTranslation();
  return (
    <Box sx={{ mb: 1.5, '& ol': { mt: 0.5, mb: 0, pl: 2.5 } }}>
      <Typography>
        {t(
          "Data saved on this device before the passphrase is turned on may stay readable in the browser's own files. To remove it:",
        )}
      </Typography>
      <ol>
        <li>{t('Export the register with its evidence files, and keep the file in a safe place.')}</li>
        <li>
          {t(
            "Clear this site's data in the browser settings. This also removes the snapshots and preferences on this device.",
          )}
        </li>
        <li>{t('Open the portal again, start with an empty register, and turn on the passphrase.')}</li>
        <li>{t('Import the exported file, check the claims, then delete the file.')}</li>
      </ol>
    </Box>
  );
}
