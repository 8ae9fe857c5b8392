import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fingerprintOf } from '../../../domain/audit/fingerprint';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { toast } from '../../../ui/toast/toast';

/** Where the log ends now, short enough to be noted on paper. */
export function LastFingerprint() {
  const { t } = useTranslation();
  const head = useAppSelector((state) => state.audit.chain);
  if (!head) return null;
  const text = fingerprintOf(head);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('Copied')),
      () => toast.refused(t('Not copied'), t('The browser blocked copying. Write the fingerprint down instead.')),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box component="dl" sx={{ m: 0, minWidth: 0 }}>
        <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {t('Fingerprint of the last event')}
        </Box>
        <Box
          component="dd"
          sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
        >
          {text}
        </Box>
      </Box>
      <Button size="small" onClick={() => void copy()}>
        {t('Copy fingerprint')}
      </Button>
    </Box>
  );
}
