import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { isImage, type EvidenceFile } from '../../../../domain/evidence';
import { useTranslation } from '../../../../i18n/useTranslation';

type EvidenceViewerProps = { file: EvidenceFile; url: string; onDownload: () => void; onClose: () => void };

/** A file in full: an image, or a PDF in the browser's own viewer. */
export function EvidenceViewer({ file, url, onDownload, onClose }: EvidenceViewerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', placeItems: 'center', p: 0, bgcolor: 'background.default' }}>
        {isImage(file) ? (
          <Box
            component="img"
            src={url}
            alt={file.name}
            sx={{ maxWidth: 1, maxHeight: '75vh', objectFit: 'contain' }}
          />
        ) : (
          <Box component="iframe" src={url} title={file.name} sx={{ width: 1, height: '75vh', border: 0 }} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onDownload}>
          {t('Download')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
