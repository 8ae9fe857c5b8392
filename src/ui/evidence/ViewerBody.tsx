import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import type { EvidenceFile } from '../../domain/incident/evidence';
import { useTranslation } from '../../i18n/useTranslation';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { ShownContent } from './ShownContent';
import type { EvidenceSource, ShownFile } from './shownFile';
import { useContent } from './useContent';
import { useZoom } from './useZoom';
import { ViewerHeader } from './ViewerHeader';
import { pressViewerKey } from './viewerKeys';
import { ViewerTools } from './ViewerTools';

export type ViewerBodyProps = EvidenceSource & {
  shown: ShownFile;
  /** Its place among the files, from 1. */
  number: number;
  titleId: string;
  onShow: (file: EvidenceFile) => void;
  onClose: () => void;
};

/** What is in the viewer's dialog: the file on a stage that scrolls, what it is above, the tools below. */
export function ViewerBody({ files, shown, number, titleId, read, onDownload, onShow, onClose }: ViewerBodyProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, ...zooming } = useZoom(stage);
  const [turns, setTurns] = useState(0);
  const content = useContent(shown.file, read);
  const total = files.length;

  // From here the keys scroll; the buttons are one Tab away.
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    if (stage.current) stage.current.scrollTop = 0;
  }, [shown.file]);

  const walk = (by: 1 | -1) => {
    const next = files[number - 1 + by];
    if (!next) return;
    onShow(next.file);
    zooming.fit();
    setTurns(0);
  };
  const actions = { ...zooming, previous: () => walk(-1), next: () => walk(1) };

  return (
    <Box
      // So that a click on its plain parts leaves the keys with it.
      tabIndex={-1}
      onKeyDown={(event) => pressViewerKey(event, stage.current, actions)}
      sx={{ display: 'flex', flexDirection: 'column', height: 1, outline: 0 }}
    >
      <ViewerHeader
        {...shown}
        titleId={titleId}
        onDownload={'blob' in content ? () => void onDownload(shown.file, content.blob) : undefined}
        onClose={onClose}
      />
      <VisuallyHidden role="status">
        {t('{{name}}, {{number}} of {{total}}', { name: shown.file.name, number, total })}
      </VisuallyHidden>
      <Box
        ref={stage}
        tabIndex={0}
        role="group"
        aria-label={t('Content of {{name}}', { name: shown.file.name })}
        aria-busy={content.state === 'loading'}
        sx={{
          display: 'flex',
          flex: 1,
          minHeight: 0,
          p: 1,
          overflow: 'auto',
          overscrollBehavior: 'contain',
          // What fits is measured by this box: 100cqw and 100cqh.
          containerType: 'size',
          touchAction: 'pan-x pan-y',
          bgcolor: 'background.default',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box {...dragToPan} sx={{ flex: 'none', m: 'auto', userSelect: 'none' }}>
          <ShownContent
            key={shown.file.id}
            file={shown.file}
            content={content}
            zoom={zoom}
            turns={turns}
            stage={stage}
          />
        </Box>
      </Box>
      <ViewerTools
        {...actions}
        zoom={zoom}
        number={number}
        total={total}
        rotate={() => setTurns((now) => (now + 1) % 4)}
      />
    </Box>
  );
}

/** Handlers of what lies in a scrolled stage: a mouse drags it. A finger drags by the browser's own scrolling. */
const dragToPan = {
  onPointerDown: ({ currentTarget, pointerType, button, pointerId }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse' && button === 0) currentTarget.setPointerCapture(pointerId);
  },
  onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) => {
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.parentElement?.scrollBy(-movementX, -movementY);
  },
};
