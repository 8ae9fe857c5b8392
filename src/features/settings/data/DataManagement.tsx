import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, Link } from 'react-router-dom';
import { dataSteps, stepParameter, type DataStep } from '../../../domain/settings/dataSteps';
import { routes, mayOpen } from '../../../domain/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { mayDo } from '../../../domain/user/permissions';
import { homePath } from '../../../domain/entrancePaths';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import { Section } from '../Section';
import { ExportRegister } from './ExportRegister';
import { deviceWords } from './failureText';
import { ImportRegister } from './import/ImportRegister';
import { ReplaceDialog } from './ReplaceDialog';
import type { Plan } from './replacements';
import { ReservedButton } from './ReservedButton';
import { SetAsideList } from './setAside/SetAsideList';
import { SnapshotList } from './SnapshotList';
import { useSnapshots } from './useSnapshots';

/** The register as a whole: snapshots, export, and another in its place. `autoBackup` is the switch of the form. */
export function DataManagement({ autoBackup }: { autoBackup: ReactNode }) {
  const { t } = useTranslation();
  const role = useAppSelector(selectRole);
  const mayImport = role !== undefined && mayDo('importRegister', role);
  const mayReplace = role !== undefined && mayDo('replaceRegister', role);
  const reasonId = useId();
  const replaceReasonId = mayReplace ? undefined : reasonId;
  const { listed, failure } = useSnapshots();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [importing, setImporting] = useState(false);
  /** What another page led here for. */
  const [asked, setAsked] = useState<DataStep>();
  const navigate = useNavigate();

  useAskedStep((step) => {
    setAsked(step);
    if (step !== 'empty') setImporting(mayImport);
    else if (mayReplace) setPlan({ how: 'emptied' });
  });
  const close = () => {
    setPlan(null);
    setAsked(undefined);
  };
  const goOn = () => {
    if (asked === 'empty') void navigate(homePath);
  };

  return (
    <Section
      name="data"
      description={t(
        'An export contains all records and evidence files. Snapshots contain records only; evidence files stay on this device.',
      )}
    >
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>{autoBackup}</Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t(
          'Once a day, as soon as possible after 3:00 AM. The last 7 are kept, plus the last 7 from before a replacement.',
        )}
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {t('The daily snapshot could not be saved.')} {t(deviceWords[failure])}{' '}
          {t('Export the register and keep the file elsewhere.')}
        </Alert>
      )}
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {t('Snapshots on this device')}
      </Typography>
      {listed?.ok === false && (
        <Alert severity="error">
          {t('The list of snapshots did not load.')} {t(deviceWords[listed.reason])}
        </Alert>
      )}
      {listed?.ok && listed.value.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('No snapshots yet.')}</Typography>
      )}
      {listed?.ok && listed.value.length > 0 && (
        <SnapshotList
          snapshots={listed.value}
          onRestore={mayReplace ? (snapshot) => setPlan({ how: 'restored', snapshot }) : undefined}
        />
      )}
      {!mayReplace && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Only administrators can restore a snapshot.')}
        </Typography>
      )}
      <Typography variant="h3" sx={{ mt: 2 }}>
        {t('This register')}
      </Typography>
      <ExportRegister />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {role !== undefined && mayOpen('importClaims', role) && (
          <Button variant="outlined" component={Link} to={routes.importClaims.path}>
            {t('Import claims from a spreadsheet')}
          </Button>
        )}
        <ImportRegister
          reasonId={mayImport ? undefined : reasonId}
          opened={importing}
          inPlaceOfSample={asked === 'file'}
          onChange={setImporting}
        />
        <ReservedButton reasonId={replaceReasonId} onClick={() => setPlan({ how: 'sample' })}>
          {t('Load the sample register')}
        </ReservedButton>
        <ReservedButton reasonId={replaceReasonId} color="error" onClick={() => setPlan({ how: 'emptied' })}>
          {t('Start with an empty register')}
        </ReservedButton>
      </Box>
      {!(mayImport && mayReplace) && (
        <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('Only administrators can do this')}
        </Typography>
      )}
      <SetAsideList />
      {plan && <ReplaceDialog plan={plan} onClose={close} onDone={goOn} />}
    </Section>
  );
}

/** Begins what the address asks for, once: it is then the address of the settings alone, which a reload asks nothing of. */
function useAskedStep(onAsked: (step: DataStep) => void) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(stepParameter);

  const begin = useEffectEvent(() => {
    if (asked === null) return;
    void navigate(routes.settings.path, { replace: true, preventScrollReset: true });
    const step = dataSteps.find((name) => name === asked);
    if (step) onAsked(step);
  });
  useEffect(() => begin(), [asked]);
}
