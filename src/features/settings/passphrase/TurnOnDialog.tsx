import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { findPassphraseProblem, type PassphraseProblem } from '../../../domain/passphrase';
import { useTranslation } from '../../../i18n/useTranslation';
import { browserDevice } from '../../../platform/vault/device';
import { turnOn } from '../../../platform/vault/work';
import { useAppStore } from '../../../store/hooks';
import { FileJobProgress } from '../../../ui/fileJob/FileJobProgress';
import { useFileJob } from '../../../ui/fileJob/useFileJob';
import { toast } from '../../../ui/toast';
import { exportBundle } from '../data/registerFile';
import { failureWords } from './failureWords';
import { NewPassphraseFields, noPassphrase } from './NewPassphrase';
import { PassphraseDialog } from './PassphraseDialog';
import { usePassphraseWork } from './usePassphraseWork';

/** Turns the device passphrase on: what it protects, what it does not, and that nobody can recover it. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const store = useAppStore();
  const job = useFileJob();
  const [typed, setTyped] = useState(noPassphrase);
  const [understood, setUnderstood] = useState(false);
  const [problem, setProblem] = useState<PassphraseProblem>();
  const [unticked, setUnticked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { step, run, giveUp } = usePassphraseWork('on');
  const busy = step !== null;

  const submit = async () => {
    const found = findPassphraseProblem(typed.next, typed.repeated);
    setProblem(found);
    setUnticked(!understood);
    setFailure(undefined);
    if (found || !understood) return;
    const result = await run((ports) => turnOn(browserDevice, typed.next, ports));
    if (result.ok) {
      toast.success(
        t('Device passphrase turned on'),
        t('It is asked for whenever the portal opens, and after signing out.'),
      );
      onClose();
    } else if (result.reason !== 'wrong') setFailure(t(failureWords[result.reason]));
  };

  return (
    <PassphraseDialog
      title={t('Turn on the device passphrase?')}
      submitLabel={t('Turn on passphrase')}
      failure={failure}
      step={step}
      onSubmit={() => void submit()}
      onCancel={() => (busy ? giveUp() : onClose())}
    >
      <Box sx={{ '& ul': { mt: 0.5, mb: 1.5, pl: 2.5 } }}>
        <Typography variant="h3">{t('What it protects')}</Typography>
        <ul>
          <li>
            {t(
              'Claims, drafts, settings, evidence files and snapshots on a device that is lost or stolen while it is off or locked.',
            )}
          </li>
          <li>
            {t(
              'It is asked for in every tab, after every reload and after signing out, of everybody who uses this device.',
            )}
          </li>
        </ul>
        <Typography variant="h3">{t('What it does not protect')}</Typography>
        <ul>
          <li>
            {t(
              'An open portal: whoever sits down at it reads it, and its key is in the memory of the tab until the tab is closed or the session ends: by signing out, or after 30 minutes without input.',
            )}
          </li>
          <li>{t('A device with malicious software, or a portal that somebody has changed.')}</li>
          <li>
            {t(
              'Exported files and downloads: they are not encrypted. Older data that was deleted may stay on the disk for a while.',
            )}
          </li>
        </ul>
        <Typography variant="h3">{t('First, a file to fall back on')}</Typography>
        <Typography sx={{ mb: 1 }}>
          {t(
            'If the passphrase is forgotten, an export is the only way back to the claims. That file is not encrypted: keep it in a safe place.',
          )}
        </Typography>
        <Button
          variant="outlined"
          disabled={busy || job.running}
          onClick={() => void job.run(async (task) => void (await exportBundle(store, task)))}
        >
          {t('Export register')}
        </Button>
        <FileJobProgress job={job} words={t('Exporting the register…')} />
        <Typography sx={{ my: 2 }}>
          {t(
            'Other tabs of the portal start anew and ask for the passphrase. Drafts are saved; send or save other forms there first.',
          )}
        </Typography>
      </Box>
      <NewPassphraseFields typed={typed} onChange={setTyped} problem={problem} disabled={busy} />
      <Understood checked={understood} onChange={setUnderstood} missing={unticked && !understood} disabled={busy} />
    </PassphraseDialog>
  );
}

type UnderstoodProps = { checked: boolean; onChange: (checked: boolean) => void; missing: boolean; disabled: boolean };

function Understood({ checked, onChange, missing, disabled }: UnderstoodProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FormControl error={missing} disabled={disabled}>
      <FormControlLabel
        label={t('I understand that nobody can recover a forgotten passphrase, or what is stored here without it.')}
        control={
          <Checkbox
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: { 'aria-describedby': missing ? id : undefined, 'aria-invalid': missing || undefined },
            }}
          />
        }
      />
      <FormHelperText id={id}>{missing ? t('Tick this to go on') : ' '}</FormHelperText>
    </FormControl>
  );
}
