import { useEffect, useState, type RefObject } from 'react';
import type { OpenedPdf } from './openPdf';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from '../../../i18n/useTranslation';
import { CannotShow } from '../CannotShow';
import { PdfPages } from './PdfPages';

type PdfFileProps = { blob: Blob; zoom: number; turns: number; stage: RefObject<HTMLElement | null> };

/** The pages of a PDF, or why there are none. */
export function PdfFile({ blob, ...how }: PdfFileProps) {
  const { t } = useTranslation();
  const opened = usePdf(blob);
  switch (opened.state) {
    case 'opening':
      return <CircularProgress aria-label={t('Loading the file')} />;
    case 'open':
      return <PdfPages pdf={opened.pdf} {...how} />;
    case 'locked':
      return <CannotShow downloadable>{t('This PDF has a password, so the portal cannot open it.')}</CannotShow>;
    case 'damaged':
      return <CannotShow downloadable>{t('This PDF is damaged and cannot be shown.')}</CannotShow>;
    case 'no reader':
      return (
        <CannotShow downloadable>
          {t('The PDF viewer did not load. Check your connection and open the file again.')}
        </CannotShow>
      );
  }
}

/** A PDF, open for as long as it is shown. */
function usePdf(blob: Blob): OpenedPdf | { state: 'opening' } {
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
