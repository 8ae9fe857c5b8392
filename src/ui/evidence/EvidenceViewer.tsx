import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { ViewerBody, type ViewerBodyProps } from './ViewerBody';

/** Files of a claim in front of the page, one after the other: photographs and PDFs, to be enlarged and downloaded. */
export function EvidenceViewer(props: Omit<ViewerBodyProps, 'titleId'>) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={props.onClose}
      maxWidth="xl"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { '@media (min-width: 600px) and (min-height: 480px)': { height: '94vh' } } } }}
    >
      <ViewerBody {...props} titleId={titleId} />
    </Dialog>
  );
}
