import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { closeSnackbar, SnackbarProvider, type CustomContentProps } from 'notistack';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { messagesCode } from '../page/shortcuts';
import { thumbBarHeight, thumbReach } from '../theme/media';

declare module 'notistack' {
  interface VariantOverrides {
    success: { body?: string };
    error: { body?: string };
  }
}

type ToastProps = CustomContentProps & { ref?: Ref<HTMLDivElement>; body?: string };

function Toast({ ref, severity, id, message, body }: ToastProps & { severity: 'success' | 'error' }) {
  const { t } = useTranslation();
  useEffect(() => {
    // Without a connection it stays where it is.
    import(/* webpackChunkName: "keep-clear" */ './avoidOverlap').then(
      (file) => file.avoidOverlap(),
      () => undefined,
    );
  }, []);
  return (
    <Alert
      ref={ref}
      severity={severity}
      // Only what went wrong interrupts a screen reader.
      role={severity === 'error' ? 'alert' : 'status'}
      closeText={t('Dismiss')}
      onClose={() => closeSnackbar(id)}
      sx={{ width: { xs: 1, sm: 400 }, boxShadow: 6 }}
    >
      {body ? <AlertTitle>{message}</AlertTitle> : message}
      {body}
    </Alert>
  );
}

const toasts = {
  success: (props: ToastProps) => <Toast {...props} severity="success" />,
  error: (props: ToastProps) => <Toast {...props} severity="error" />,
};

/** What `toast` shows, in the labelled region that Alt+T reaches. */
export function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [region, setRegion] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const focusOnHotkey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== messagesCode) return;
      event.preventDefault();
      region?.focus();
    };
    window.addEventListener('keydown', focusOnHotkey);
    return () => window.removeEventListener('keydown', focusOnHotkey);
  }, [region]);

  return (
    <>
      {/* Nothing before there is a place for what it says: some of it is to be said at once. */}
      {region && children}
      <Box
        component="section"
        ref={setRegion}
        tabIndex={-1}
        aria-label={t('Notifications')}
        // The library fixes 300 ms for the room a toast takes.
        sx={{
          '& .notistack-SnackbarContainer > *': { transitionDuration: '120ms !important' },
          // Over the bar at a phone's lower edge, not over its buttons.
          [thumbReach]: { '& .notistack-SnackbarContainer': { bottom: thumbBarHeight + 8 } },
        }}
      />
      {region && (
        <SnackbarProvider
          domRoot={region}
          Components={toasts}
          maxSnack={4}
          autoHideDuration={6000}
          transitionDuration={120}
          // Dialogs and bars have their buttons at the right: a refusal must not lie over the one to press again.
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        />
      )}
    </>
  );
}
