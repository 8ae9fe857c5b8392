import SaveOutlined from '@mui/icons-material/SaveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppSelector } from '../../store/hooks';
import { useOnDemand } from '../../ui/onDemand/useOnDemand';
import { toast } from '../../ui/toast/toast';
import { loadWarnings } from './shellMenus';
import { UnsavedBanner } from './UnsavedBanner';
import { useRegisterDownload } from './useRegisterDownload';

const noticeId = 'storage-notice';

/**
 * What the browser does not hold, or could not read, and the register as a file to keep (docs/product.md, Bad input and
 * bad luck).
 */
export function StorageNotice() {
  const { t } = useTranslation();
  const unsaved = useAppSelector((state) => state.storage.unsaved);
  const hasWarnings = useAppSelector(
    ({ storage }) => !storage.hasDatabase || storage.overtaken.length > 0 || storage.setAside.length > 0,
  );
  const { piece: warnings, demand } = useOnDemand(loadWarnings);
  useEffect(() => {
    if (hasWarnings) demand();
  }, [hasWarnings, demand]);
  const register = useRegisterDownload();
  useSavedAgain(unsaved);

  return (
    <Box
      component="section"
      id={noticeId}
      tabIndex={-1}
      aria-label={t('Storage')}
      sx={{ scrollMarginTop: 56, outline: 0, displayPrint: 'none' }}
    >
      <UnsavedBanner register={register} />
      {warnings && <warnings.StorageWarnings register={register} />}
    </Box>
  );
}

/** Says it when everything that waited for room is stored. */
function useSavedAgain(unsaved: number) {
  const { t } = useTranslation();
  const before = useRef(unsaved);
  useEffect(() => {
    if (before.current > 0 && unsaved === 0) {
      toast.success(t('Everything is saved again'), t('All changes are now saved on this device.'));
    }
    before.current = unsaved;
  }, [unsaved, t]);
}

/** In the header, which stays in sight, while something is not saved; leads to the notice. */
export function UnsavedMark() {
  const { t } = useTranslation();
  const isSaved = useAppSelector(({ storage }) => storage.unsaved === 0 && !storage.lost);
  if (isSaved) return null;
  return (
    <Button
      size="small"
      color="error"
      startIcon={<SaveOutlined />}
      onClick={() => document.getElementById(noticeId)?.focus()}
      aria-label={t('Not saved')}
      sx={{ gap: 0.75, minWidth: 44, '& .MuiButton-startIcon': { m: 0 } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('Not saved')}
      </Box>
    </Button>
  );
}
