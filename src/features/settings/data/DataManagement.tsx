import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { DataStep } from '../../../domain/dataSteps';
import { mayDo, permissions } from '../../../domain/permissions';
import { roles } from '../../../domain/roles';
import { homePath, mayOpen, routes } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import { Section } from '../Section';
import { ExportRegister } from './ExportRegister';
import { deviceWords } from './failureText';
import { ImportRegister } from './import/ImportRegister';
import { ReplaceDialog } from './ReplaceDialog';
import type { Plan } from './replacements';
import { SetAsideList } from './setAside/SetAsideList';
import { SnapshotList } from './SnapshotList';
import { useAskedStep } from './useAskedStep';
import { useSnapshots } from './useSnapshots';

/** The register as a whole: snapshots, export, and another in its place. `autoBackup` is the switch of the form. */
export function DataManagement({ autoBackup }: { autoBackup: ReactNode }) {
  const { t } = useTranslation();
  const role = useAppSelector(selectRole);
  const mayImport = role !== undefined && mayDo('importRegister', role);
  const mayReplace = role !== undefined && mayDo('replaceRegister', role);
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
        'An export holds every record and the evidence files. Snapshots hold the records alone: evidence stays on this device.',
      )}
    >
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>{autoBackup}</Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t(
          'Once a day, at the first chance after 3:00 AM. The last 7 are kept, as are the last 7 from before a replacement.',
        )}
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {t('The daily snapshot could not be kept.')} {t(deviceWords[failure])}{' '}
          {t('Export the register and keep the file elsewhere.')}
        </Alert>
      )}
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {t('Snapshots on this device')}
      </Typography>
      {listed?.ok === false && (
        <Alert severity="error">
          {t('The snapshots could not be listed.')} {t(deviceWords[listed.reason])}
        </Alert>
      )}
      {listed?.ok && listed.value.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('There is none yet.')}</Typography>
      )}
      {listed?.ok && listed.value.length > 0 && (
        <SnapshotList
          snapshots={listed.value}
          onRestore={mayReplace ? (snapshot) => setPlan({ how: 'restored', snapshot }) : undefined}
        />
      )}
      <Typography variant="h3" sx={{ mt: 2 }}>
        {t('This register')}
      </Typography>
      <ExportRegister />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {mayImport && <ImportRegister opened={importing} inPlaceOfSample={asked === 'file'} onChange={setImporting} />}
        {role !== undefined && mayOpen('importClaims', role) && (
          <Button variant="outlined" component={Link} to={routes.importClaims.path}>
            {t('Import claims from a spreadsheet')}
          </Button>
        )}
        {mayReplace && (
          <>
            <Button variant="outlined" onClick={() => setPlan({ how: 'sample' })}>
              {t('Load the sample register')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setPlan({ how: 'emptied' })}>
              {t('Start with an empty register')}
            </Button>
          </>
        )}
      </Box>
      {!mayReplace && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('Restoring a snapshot, importing, loading the sample and starting empty belong to: {{roles}}.', {
            roles: permissions.replaceRegister.roles.map((name) => t(roles[name].label)).join(', '),
          })}
        </Typography>
      )}
      <SetAsideList />
      {plan && <ReplaceDialog plan={plan} onClose={close} onDone={goOn} />}
    </Section>
  );
}
