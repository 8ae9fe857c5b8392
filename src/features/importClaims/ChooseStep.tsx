import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { saveFile } from '../../platform/download';
import { FileButton } from '../../ui/form/FileButton';
import { FileJobProgress } from '../../ui/fileJob/FileJobProgress';
import { useFileJob } from '../../ui/fileJob/useFileJob';
import { SectionCard } from '../../ui/page/SectionCard';
import { spreadsheetFiles } from '../shared/spreadsheetFiles';

type ChooseStepProps = { ref: Ref<HTMLDivElement>; busy: boolean; onChoose: (file: File) => void };

export function ChooseStep({ ref, busy, onChoose }: ChooseStepProps) {
  const { t } = useTranslation();
  const job = useFileJob();

  const download = () =>
    void job.run(async ({ signal }) => {
      const { makeImportTemplate } = await import(
        /* webpackChunkName: "import-template" */ '../../documents/sheet/importTemplate'
      );
      const file = await makeImportTemplate();
      if (!signal.aborted) saveFile('claims-import-template.xlsx', file);
    });

  return (
    <SectionCard ref={ref} title={t('Step 1 of 4: Choose the file')}>
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 720 }}>
        <Typography>
          {t(
            'Use an Excel (.xlsx) or CSV (.csv) file with column names at the top, in any order. You match them in the next step.',
          )}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t(
            'You can import submitted, approved, rejected and paid claims. Add photos and documents to the claims afterwards. If you close the tab before the last step, just choose the file again.',
          )}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            label={t('Spreadsheet')}
            accept={spreadsheetFiles}
            disabled={busy}
            icon={<UploadFileOutlined />}
            onChoose={onChoose}
          >
            {t('Choose file')}
          </FileButton>
          <Button variant="outlined" startIcon={<FileDownloadOutlined />} disabled={job.running} onClick={download}>
            {t('Download template')}
          </Button>
        </Box>
        <FileJobProgress job={job} />
      </Box>
    </SectionCard>
  );
}
