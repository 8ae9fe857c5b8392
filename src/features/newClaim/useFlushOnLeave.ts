import { useEffect } from 'react';
import type { Autosave } from './autosave';

/** Saves at once whenever the page may be about to go: another window, another tab, closing, another screen. */
export function useFlushOnLeave({ flush }: Autosave) {
  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('blur', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('blur', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [flush]);
}
