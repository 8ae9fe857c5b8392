import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/useTranslation';
import { ToolButton } from '../page/ToolButton';

type ViewerToolsProps = Record<'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'fit' | 'rotate', () => void> & {
  zoom: number;
  number: number;
  total: number;
};

/** The way through the files, and how large the one in front is. */
export function ViewerTools({ zoom, number, total, ...actions }: ViewerToolsProps) {
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
            <ToolButton label={t('Previous file')} off={number === 1} onClick={actions.previous}>
              <ChevronLeft />
            </ToolButton>
            <Box sx={{ px: 0.5, whiteSpace: 'nowrap' }}>{t('{{number}} of {{total}}', { number, total })}</Box>
            <ToolButton label={t('Next file')} off={number === total} onClick={actions.next}>
              <ChevronRight />
            </ToolButton>
          </>
        )}
      </Box>
      <Box role="group" aria-label={t('Size')} sx={{ display: 'flex', alignItems: 'center' }}>
        <ToolButton label={t('Zoom out')} onClick={actions.zoomOut}>
          <ZoomOut />
        </ToolButton>
        <Box
          role="status"
          sx={{ display: { xs: 'none', sm: 'block' }, minWidth: 52, textAlign: 'center' }}
        >{`${Math.round(zoom * 100)}%`}</Box>
        <ToolButton label={t('Zoom in')} onClick={actions.zoomIn}>
          <ZoomIn />
        </ToolButton>
        <ToolButton label={t('Fit')} onClick={actions.fit}>
          <FitScreenOutlined />
        </ToolButton>
        <ToolButton label={t('Rotate')} onClick={actions.rotate}>
          <RotateRightOutlined />
        </ToolButton>
      </Box>
    </Box>
  );
}
