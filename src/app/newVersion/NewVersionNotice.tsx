import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { changeOver } from '../../platform/offline/keepOffline';
import { offlineState, onOfflineState, reportOffline } from '../../platform/offline/state';
import { hasUnsentForm, leaveUnasked } from '../../platform/offline/unsent';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { thumbBarHeight, thumbReach } from '../../ui/theme/media';

/**
 * Says that a new version is there, at sign-in as behind it. It changes over when told, never by itself: somebody may
 * be typing. It lies over the foot of the window, so that nothing moves away under the pointer.
 */
export function NewVersionNotice() {
  const { t } = useTranslation();
  const { update, postponed } = useSyncExternalStore(onOfflineState, offlineState);
  const [asks, setAsks] = useState(false);
  const replaced = update === 'replaced';

  const go = () => {
    if (hasUnsentForm()) setAsks(true);
    else changeOver();
  };
  const goAnyway = () => {
    setAsks(false);
    leaveUnasked();
    changeOver();
  };

  return (
    <>
      <Box
        role="status"
        aria-label={t('New version')}
        sx={{
          position: 'fixed',
          zIndex: 'fab',
          insetInlineStart: 0,
          bottom: 0,
          [thumbReach]: { bottom: thumbBarHeight },
          m: { xs: 1, sm: 2 },
          maxWidth: 'calc(100vw - 16px)',
          displayPrint: 'none',
        }}
      >
        {update !== 'none' && !postponed && (
          <Paper elevation={6} sx={{ display: 'grid', gap: 1, maxWidth: 400, p: 2, border: 1, borderColor: 'outline' }}>
            <div>
              {replaced
                ? t('The portal was updated in another tab. This tab uses the previous version until you reload it.')
                : t('A new version of the portal is ready.')}
            </div>
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button variant="contained" size="small" onClick={go} loading={update === 'changing'}>
                {replaced ? t('Reload') : t('Update now')}
              </Button>
              <Button
                color="secondary"
                size="small"
                onClick={() => reportOffline({ type: 'postponed' })}
                disabled={update === 'changing'}
              >
                {t('Later')}
              </Button>
            </Box>
          </Paper>
        )}
      </Box>
      <ConfirmDialog
        open={asks}
        title={t('Update without saving?')}
        confirmLabel={t('Update without saving')}
        destructive
        onConfirm={goAnyway}
        onClose={() => setAsks(false)}
      >
        {t('Your entries on this page are not saved and will be lost. Drafts of claims are saved.')}
      </ConfirmDialog>
    </>
  );
}
