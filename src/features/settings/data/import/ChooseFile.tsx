import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../../../i18n/useTranslation';
import { FileButton } from '../../../../ui/form/FileButton';
import { useFormats } from '../../../../ui/text/formats';
import { deviceWords, failureText } from '../failureText';
import { PassphraseFirst } from '../PassphraseFirst';
import { registerFileProblemLines } from '../registerFileWords';
import type { ImportStage } from './useImport';

type ChooseFileProps = {
  stage: Extract<ImportStage, { name: 'choose' }>;
  busy: boolean;
  onChosen: (file: File) => void;
};

/** What an import is, the file, and why one was refused. */
export function ChooseFile({ stage: { problems, failure, notEmptied }, busy, onChosen }: ChooseFileProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <>
      <Typography>
        {t('Adds the records and evidence files of another register to this one. You can check all changes first.')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 2 }}>
        {t('Choose a file exported here or on another device: .zip, or .json without evidence files.')}
      </Typography>
      <PassphraseFirst />
      {problems && (
        <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <div>{t('This file could not be imported. Nothing was changed.')}</div>
          {registerFileProblemLines(t, problems).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('The evidence files on this device could not be read.')} {t(deviceWords[failure])}
        </Alert>
      )}
      {notEmptied && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failureText(t, notEmptied, formats).map((line) => (
            <div key={line}>{line}</div>
          ))}
          <div>{t('Nothing was changed.')}</div>
        </Alert>
      )}
      <FileButton
        label={t('Register file')}
        accept=".zip,.json,application/zip,application/json"
        disabled={busy}
        onChoose={onChosen}
      >
        {problems || failure ? t('Choose another file') : t('Choose file')}
      </FileButton>
    </>
  );
}
