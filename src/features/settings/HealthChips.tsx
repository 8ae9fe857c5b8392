import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { ToneChip } from '../../ui/labels/chips';

/** Whether the browser holds all that the register holds. */
export function HealthChips() {
  const { t } = useTranslation();
  const unsaved = useAppSelector((state) => state.storage.unsaved);
  const setAside = useAppSelector((state) => state.storage.setAside.length);
  const newerVersion = useAppSelector((state) => state.storage.newerVersion);
  const lost = useAppSelector((state) => state.storage.lost !== null);

  if (unsaved === 0 && setAside === 0 && !newerVersion && !lost)
    return <ToneChip tone="green" label={t('Everything is saved')} />;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {newerVersion && <ToneChip tone="red" label={t('A newer version of the portal is in use')} />}
      {lost && <ToneChip tone="red" label={t('The saved register is not available')} />}
      {unsaved > 0 && <ToneChip tone="red" label={t('{{count}} changes not saved', { count: unsaved })} />}
      {setAside > 0 && <ToneChip tone="ochre" label={t('{{count}} unreadable records', { count: setAside })} />}
    </Box>
  );
}
