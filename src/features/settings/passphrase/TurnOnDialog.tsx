import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type Ref } from 'react';
import { findPassphraseProblem, type PassphraseProblem } from '../../../domain/user/passphrase';
import type { Words } from '../../../domain/words';
import { useTranslation } from '../../../i18n/useTranslation';
import { browserDevice } from '../../../platform/vault/device';
import { turnOn } from '../../../platform/vault/work';
import { useAppStore } from '../../../store/hooks';
import { FileJobProgress } from '../../../ui/fileJob/FileJobProgress';
import { useFileJob } from '../../../ui/fileJob/useFileJob';
import { toast } from '../../../ui/toast/toast';
import { readWholeRegister } from '../../../store/audit/readOlderLog';
import { exportBundle } from '../data/registerFile';
import { EarlierData } from './EarlierData';
import { failureWords, usePassphraseWork } from './usePassphraseWork';
import { NewPassphraseFields, newPassphraseLabels, noPassphrase } from './NewPassphrase';
import { PassphraseDialog } from './PassphraseDialog';

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
  const tick = useRef<HTMLInputElement>(null);
  const { step, run, giveUp } = usePassphraseWork('on');
  const busy = step !== null;
  const missing = unticked && !understood;

  const submit = async () => {
    const found = findPassphraseProblem(typed.next, typed.repeated);
    setProblem(found);
    setUnticked(!understood);
    setFailure(undefined);
    if (!found && !understood) tick.current?.focus();
    if (found || !understood) return;
    const result = await run((ports) => turnOn(browserDevice, typed.next, ports));
    if (result.ok) {
      toast.success(
        t('Device passphrase turned on'),
        t('You enter it each time you open the portal and after you sign out.'),
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
              'Claims, drafts, settings, evidence files and snapshots, if the device is lost or stolen while off or locked.',
            )}
          </li>
        </ul>
        <Typography variant="h3">{t('What it does not protect')}</Typography>
        <ul>
          <li>
            {t(
              'An open portal. Anyone at this device can read it until you close it, sign out or do nothing for 30 minutes.',
            )}
          </li>
          <li>{t('A device with malicious software, or a portal that someone has changed.')}</li>
          <li>{t('Exported and downloaded files, which are not encrypted.')}</li>
        </ul>
        <Typography variant="h3">{t('What was saved before')}</Typography>
        <EarlierData />
        <Typography variant="h3">{t('Export a copy first')}</Typography>
        <Typography sx={{ mb: 1 }}>
          {t(
            'If you forget the passphrase, only an export can bring the claims back. That file is not encrypted: keep it in a safe place.',
          )}
        </Typography>
        <Button
          variant="outlined"
          disabled={busy || job.running}
          onClick={() =>
            void job.run(
              async (task) => void (await exportBundle(store, await store.dispatch(readWholeRegister()), task)),
            )
          }
        >
          {t('Export register')}
        </Button>
        <FileJobProgress job={job} words={t('Exporting the register…')} />
        <Typography sx={{ my: 2 }}>
          {t(
            'Everyone who uses this device must enter the passphrase in every tab, after every reload and after signing out. Other tabs reload now. Drafts are saved, but submit or save other forms there first.',
          )}
        </Typography>
      </Box>
      {problem && missing && (
        <Alert severity="error" sx={{ mb: 1 }}>
          <AlertTitle>{t('{{count}} fields need attention', { count: 2 })}</AlertTitle>
          <div>{t(newPassphraseLabels[problem.field])}</div>
          <div>{t(understoodLabel)}</div>
        </Alert>
      )}
      <NewPassphraseFields typed={typed} onChange={setTyped} problem={problem} disabled={busy} />
      <Understood checked={understood} onChange={setUnderstood} missing={missing} disabled={busy} ref={tick} />
    </PassphraseDialog>
  );
}

const understoodLabel: Words =
  'I understand that nobody can recover a forgotten passphrase, or the data on this device without it.';

type UnderstoodProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  missing: boolean;
  disabled: boolean;
  ref: Ref<HTMLInputElement>;
};

function Understood({ checked, onChange, missing, disabled, ref }: UnderstoodProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FormControl error={missing} disabled={disabled}>
      <FormControlLabel
        label={t(understoodLabel)}
        control={
          <Checkbox
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: { ref, 'aria-describedby': missing ? id : undefined, 'aria-invalid': missing || undefined },
            }}
          />
        }
      />
      <FormHelperText id={id}>{missing ? t('Tick this box to continue') : ' '}</FormHelperText>
    </FormControl>
  );
}
