import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

type ViewerToolsProps = Record<'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'fit' | 'rotate', () => void> & {
  zoom: number;
  number: number;
  total: number;
};

/** The way through the files, and how large the one in front is. */
export function ViewerTools({ zoom, number, total, ...deeds }: ViewerToolsProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        px: 1,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {total > 1 && (
          <>
            <Tool label={t('Previous file')} off={number === 1} onClick={deeds.previous}>
              <ChevronLeft />
            </Tool>
            <Box sx={{ px: 0.5, whiteSpace: 'nowrap' }}>{t('{{number}} of {{total}}', { number, total })}</Box>
            <Tool label={t('Next file')} off={number === total} onClick={deeds.next}>
              <ChevronRight />
            </Tool>
          </>
        )}
      </Box>
      <Box role="group" aria-label={t('Size')} sx={{ display: 'flex', alignItems: 'center' }}>
        <Tool label={t('Zoom out')} onClick={deeds.zoomOut}>
          <ZoomOut />
        </Tool>
        <Box
          role="status"
          sx={{ display: { xs: 'none', sm: 'block' }, minWidth: 52, textAlign: 'center' }}
        >{`${Math.round(zoom * 100)}%`}</Box>
        <Tool label={t('Zoom in')} onClick={deeds.zoomIn}>
          <ZoomIn />
        </Tool>
        <Tool label={t('Fit')} onClick={deeds.fit}>
          <FitScreenOutlined />
        </Tool>
        <Tool label={t('Rotate')} onClick={deeds.rotate}>
          <RotateRightOutlined />
        </Tool>
      </Box>
    </Box>
  );
}

type ToolProps = { label: string; off?: boolean; onClick: () => void; children: ReactNode };

function Tool({ label, off = false, onClick, children }: ToolProps) {
  return (
    <Tooltip title={label}>
      {/* Not disabled where there is nothing further: that would take the focus, and with it the keys. */}
      <IconButton
        aria-label={label}
        aria-disabled={off}
        onClick={onClick}
        sx={{ '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
