import { useEffect, useState } from 'react';
import { type EvidenceFile, isImage } from '../../../domain/incident/evidence';
import { getEvidenceFile } from '../../../platform/evidenceFiles';
import { typedByContent } from '../../../platform/readEvidence';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { formatBytes } from '../../../domain/settings/formatBytes';
import { useTranslation } from '../../../i18n/useTranslation';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden';

type FileCardProps = {
  claimId: string | undefined;
  file: EvidenceFile;
  /** What the camera of a photo wrote, in words. */
  taken: string | undefined;
  /** Left out for what cannot be shown. */
  onView: (() => void) | undefined;
  onRemove?: () => void;
};

/** One file of the evidence: what it looks like, its name to open it by, its size, when and where it was taken. */
export function FileCard({ claimId, file, taken, onView, onRemove }: FileCardProps) {
  const { t } = useTranslation();
  const url = useEvidenceUrl(claimId, file);
  const shown = (
    <>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          alignSelf: 'stretch',
          width: 64,
          minHeight: 64,
          bgcolor: 'background.default',
        }}
      >
        {url && isImage(file) ? (
          <Box component="img" src={url} alt="" sx={{ width: 64, height: 1, minHeight: 64, objectFit: 'cover' }} />
        ) : (
          <InsertDriveFileOutlined sx={{ color: 'text.secondary' }} />
        )}
      </Box>
      <Box sx={{ minWidth: 0, py: 0.5 }}>
        <Box
          className="name"
          title={file.name}
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {file.name}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {url === null ? t('This file is not on this device') : formatBytes(file.size)}
        </Box>
        {taken && <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 0.25 }}>{taken}</Box>}
      </Box>
    </>
  );
  const row = { display: 'flex', flex: 1, minWidth: 0, alignItems: 'center', gap: 1.5 } as const;
  return (
    <Card component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      {url && onView ? (
        <ButtonBase
          onClick={onView}
          sx={{
            ...row,
            font: 'inherit',
            justifyContent: 'flex-start',
            textAlign: 'left',
            '& .name': { color: 'primary.main', textDecoration: 'underline' },
          }}
        >
          <VisuallyHidden>{t('View')}</VisuallyHidden>
          {shown}
        </ButtonBase>
      ) : (
        <Box sx={row}>{shown}</Box>
      )}
      {onRemove && (
        <Tooltip title={t('Remove')}>
          <IconButton aria-label={t('Remove {{name}}', { name: file.name })} onClick={onRemove} sx={{ mx: 0.5 }}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Card>
  );
}

/** Where a file can be looked at; undefined while it is fetched, null when this device does not have it. */
function useEvidenceUrl(claimId: string | undefined, { id, sampleUrl }: EvidenceFile) {
  const [url, setUrl] = useState<string | null>();

  useEffect(() => {
    if (sampleUrl !== undefined || claimId === undefined) return undefined;
    let over = false;
    let made: string | undefined;
    void getEvidenceFile(claimId, id).then(async (result) => {
      const content = result.ok && result.value ? await typedByContent(result.value) : undefined;
      if (over) return;
      made = content && URL.createObjectURL(content);
      setUrl(made ?? null);
    });
    return () => {
      over = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [claimId, id, sampleUrl]);

  return sampleUrl ?? url;
}
