import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

type StorageBannerProps = {
  message: ReactNode;
  severity?: 'error' | 'warning';
  /** The register as a file; `busy` while it is made. Left out where nobody may take it. */
  register?: { busy: boolean; download: () => void };
  /** Given where nothing more is lost by looking away. */
  onDismiss?: () => void;
};

/** Says what this device does not hold, or could not read, and offers the register as a file. */
export function StorageBanner({ message, severity = 'error', register, onDismiss }: StorageBannerProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity={severity}
      onClose={onDismiss}
      closeText={t('Dismiss')}
      sx={{ alignItems: { sm: 'center' }, borderRadius: 0, borderWidth: '0 0 1px', '& .MuiAlert-message': { flex: 1 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 240px' }}>{message}</Box>
        {register && (
          <Button color="inherit" variant="outlined" size="small" loading={register.busy} onClick={register.download}>
            {t('Download register')}
          </Button>
        )}
      </Box>
    </Alert>
  );
}
