import Box from '@mui/material/Box';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useRef, type RefObject } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useNear } from '../../onDemand/useNear';
import { VisuallyHidden } from '../../page/VisuallyHidden';
import { CannotShow } from '../CannotShow';
import { useDrawing } from './useDrawing';
import { usePage } from './usePage';

/** A page is as wide as the stage, but not wider than reads well. */
const widest = 900;

type PdfPageProps = {
  pdf: PDFDocumentProxy;
  number: number;
  /** Width by height until the page is read. */
  likelyRatio: number;
  zoom: number;
  turns: number;
  stage: RefObject<HTMLElement | null>;
};

/** A page as a picture, with its words for who has them read out. */
export function PdfPage({ pdf, number, likelyRatio, zoom, turns, stage }: PdfPageProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const near = useNear(frame, '50%', stage);
  const page = usePage(pdf, number, near);
  const drawn = useDrawing(paper, near ? page.proxy : undefined, turns);

  const ratio = page.ratio ?? likelyRatio;
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={t('Page {{number}} of {{total}}', { number, total: pdf.numPages })}
      style={{
        width: `calc(min(100cqw, ${widest}px) * ${zoom})`,
        aspectRatio: turns % 2 === 1 ? 1 / ratio : ratio,
      }}
      sx={{ position: 'relative', border: 1, borderColor: 'divider', bgcolor: 'common.white' }}
    >
      <Box ref={paper} aria-hidden sx={{ position: 'absolute', inset: 0, '& > canvas': { width: 1, height: 1 } }} />
      {(page.failed || drawn === 'failed') && (
        <Box sx={{ display: 'grid', placeItems: 'center', height: 1, p: 2 }}>
          <CannotShow downloadable>{t('This page is damaged and cannot be shown.')}</CannotShow>
        </Box>
      )}
      <VisuallyHidden>{page.text}</VisuallyHidden>
    </Box>
  );
}
