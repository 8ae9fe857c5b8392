import CircularProgress from '@mui/material/CircularProgress';
import { type RefObject } from 'react';
import { isPdf, type EvidenceFile } from '../../domain/incident/evidence';
import { useTranslation } from '../../i18n/useTranslation';
import { CannotShow } from './CannotShow';
import { PdfFile } from './pdf/PdfFile';
import { Picture } from './Picture';
import type { Content } from './useContent';

type ShownContentProps = {
  file: EvidenceFile;
  content: Content;
  zoom: number;
  /** Quarter turns to the right. */
  turns: number;
  stage: RefObject<HTMLElement | null>;
};

/** A file in full, or why it cannot be shown. A page or a drawing with scripts is never given to the browser as such. */
export function ShownContent({ file, content, ...how }: ShownContentProps) {
  const { t } = useTranslation();
  switch (content.state) {
    case 'loading':
      return <CircularProgress aria-label={t('Loading the file')} />;
    case 'missing':
      return <CannotShow>{t('This file is not on this device.')}</CannotShow>;
    case 'unreadable':
      return <CannotShow>{t('This device could not read the file.')}</CannotShow>;
    case 'mislabelled':
      return (
        <CannotShow downloadable>
          {isPdf(file)
            ? t('This file is not a PDF, despite its name.')
            : t('This file is not an image, despite its name.')}
        </CannotShow>
      );
    case 'ready':
      return isPdf(file) ? (
        <PdfFile blob={content.blob} {...how} />
      ) : (
        <Picture name={file.name} blob={content.blob} {...how} />
      );
  }
}
