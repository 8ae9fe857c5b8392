import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { formatBytes } from '../../domain/settings/formatBytes';
import { isolated } from '../../i18n/isolated';
import { useTranslation } from '../../i18n/useTranslation';
import { useFormats } from '../text/formats';
import type { ShownFile } from './shownFile';

type ViewerHeaderProps = ShownFile & {
  titleId: string;
  /** Undefined while there are no bytes. */
  onDownload: (() => void) | undefined;
  onClose: () => void;
};

/** What the file in front is. */
export function ViewerHeader({ file, kind, taken, titleId, onDownload, onClose }: ViewerHeaderProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1, pl: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={titleId} variant="h2" noWrap title={isolated(file.name)}>
          {isolated(file.name)}
        </Typography>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[kind, formatBytes(file.size), date(file.addedAt), taken].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Button
        variant="outlined"
        color="secondary"
        disabled={!onDownload}
        startIcon={<DownloadOutlined />}
        onClick={onDownload}
        sx={{ flex: 'none' }}
      >
        {t('Download')}
      </Button>
      <Tooltip title={t('Close')}>
        <IconButton aria-label={t('Close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
