import { useEffect, useState } from 'react';
import type { OpenedPdf } from './openPdf';

/** A PDF, open for as long as it is shown. */
export function usePdf(blob: Blob): OpenedPdf | { state: 'opening' } {
  const [result, setResult] = useState<OpenedPdf>();

  useEffect(() => {
    let wanted = true;
    let close: (() => void) | undefined;
    const open = async () => {
      const { openPdf } = await import(/* webpackChunkName: "pdf-reader" */ './openPdf');
      if (!wanted) return;
      const opening = openPdf(blob);
      close = opening.close;
      const opened = await opening.opened;
      if (wanted) setResult(opened);
    };
    open().catch(() => wanted && setResult({ state: 'no reader' }));
    return () => {
      wanted = false;
      close?.();
    };
  }, [blob]);

  return result ?? { state: 'opening' };
}
