import Box from '@mui/material/Box';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState, type RefObject } from 'react';
import { PdfPage } from './PdfPage';

type PdfPagesProps = {
  pdf: PDFDocumentProxy;
  zoom: number;
  turns: number;
  stage: RefObject<HTMLElement | null>;
};

/** All pages under one another; only those near what is seen are drawn. */
export function PdfPages({ pdf, ...how }: PdfPagesProps) {
  const firstRatio = useFirstRatio(pdf);
  if (!firstRatio) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} likelyRatio={firstRatio} {...how} />
      ))}
    </Box>
  );
}

/** Width by height of the first page, for the room that the others will take. */
function useFirstRatio(pdf: PDFDocumentProxy): number | undefined {
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    let wanted = true;
    pdf.getPage(1).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        if (wanted) setRatio(width / height);
      },
      // An A4 page: each page says by itself that it cannot be drawn.
      () => wanted && setRatio(210 / 297),
    );
    return () => {
      wanted = false;
    };
  }, [pdf]);
  return ratio;
}
