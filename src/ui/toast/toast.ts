import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';

type ToastVariant = 'success' | 'error';

function show(variant: ToastVariant, title: string, body?: string, persist = false) {
  return enqueueSnackbar(title, {
    variant,
    body,
    // The same words twice in a row are one toast.
    key: `${variant}:${title}:${body ?? ''}`,
    preventDuplicate: true,
    persist,
  });
}

/** Tells the person at the screen what became of an action. Takes translated text; needs `Toasts` around the app. */
export const toast = {
  success: (title: string, body?: string): void => void show('success', title, body),
  /** What went wrong stays until it is dismissed. */
  error: (title: string, body?: string): void => void show('error', title, body, true),
  /**
   * For what the form says as well, at the field or above: it passes, and does not lie over the form for long. Answers
   * the key by which it can be closed before.
   */
  refused: (title: string, body?: string) => show('error', title, body),
  /** Takes back what was said under this key and holds no longer. */
  close: (key: SnackbarKey) => closeSnackbar(key),
};
