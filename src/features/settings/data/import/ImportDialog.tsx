import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { findOpenClashes } from '../../../../store/register/merging/resolveMerge';
import { FileJobProgress } from '../../../../ui/fileJob/FileJobProgress';
import { useFormats } from '../../../../ui/text/formats';
import { bringsNothing } from './bringsNothing';
import { ChooseFile } from './ChooseFile';
import { ImportDone } from './ImportDone';
import { importFailureText } from './importFailureText';
import { PlanView } from './PlanView';
import { useImport } from './useImport';
import { TitledDialog } from '../../../../ui/dialog/TitledDialog';

/** Another register is brought into this one: a file is chosen, its plan looked at, clashes decided, and then all of it done. */
export function ImportDialog({ inPlaceOfSample, onClose }: { inPlaceOfSample: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { stage, job, writing, choose, decide, decideAll, apply } = useImport(inPlaceOfSample);
  const open = stage.name === 'plan' ? findOpenClashes(stage.shown.plan, stage.shown.choices).length : 0;
  const content = useRef<HTMLDivElement>(null);
  const { name } = stage;
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on at what came in its place.
    if (name === 'choose' || !content.current) return;
    content.current.scrollTop = 0;
    content.current.focus();
  }, [name]);
  const isIdle = stage.name === 'plan' && bringsNothing(stage.shown);

  return (
    <TitledDialog title={t('Import register')} busy={writing} onClose={onClose} maxWidth="md">
      <DialogContent dividers ref={content} tabIndex={-1}>
        {stage.name === 'choose' && (
          <ChooseFile stage={stage} busy={job.running} onChosen={(file) => void choose(file)} />
        )}
        {stage.name === 'plan' && (
          <>
            {stage.failure && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {importFailureText(t, stage.failure, formats).map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </Alert>
            )}
            <PlanView shown={stage.shown} locked={job.running} onDecide={decide} onDecideAll={decideAll} />
          </>
        )}
        {stage.name === 'done' && <ImportDone {...stage} />}
        {writing ? (
          <Box role="status" sx={{ py: 1 }}>
            <LinearProgress aria-label={t('Saving the register…')} sx={{ mb: 1 }} />
            {t('Saving the register…')}
          </Box>
        ) : (
          <FileJobProgress
            job={job}
            words={stage.name === 'plan' ? t('Importing…') : t('Reading and checking the file…')}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        {open > 0 && (
          <Box role="status" sx={{ flex: '1 1 160px' }}>
            {t('{{number}} still to decide', { number: open })}
          </Box>
        )}
        <Button color="secondary" onClick={onClose} disabled={writing}>
          {stage.name === 'done' || isIdle ? t('Close') : t('Cancel')}
        </Button>
        {stage.name === 'plan' && !isIdle && (
          <Button variant="contained" onClick={() => void apply()} disabled={open > 0 || job.running} loading={writing}>
            {t('Import')}
          </Button>
        )}
      </DialogActions>
    </TitledDialog>
  );
}
