import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { dataPath } from '../../domain/settings/dataSteps';
import { mayDo, permissions } from '../../domain/user/permissions';
import { roles, type Role } from '../../domain/user/roles';
import { useTranslation } from '../../i18n/useTranslation';

/** That what is on the screen is made up, and how it is replaced. */
export function SampleWords({ role, onDismiss }: { role: Role; onDismiss: () => void }) {
  const { t } = useTranslation();
  const mayReplace = mayDo('replaceRegister', role);
  return (
    <Alert severity="info" role="note" onClose={onDismiss} closeText={t('Dismiss')}>
      {t('This is the sample register. Its claims and people are not real, so you can try everything.')}{' '}
      {mayReplace
        ? t('When you are ready, start an empty register or import your own.')
        : t('An administrator ({{roles}}) can replace it in Settings.', {
            roles: permissions.replaceRegister.roles.map((name) => t(roles[name].label)).join(', '),
          })}
      {mayReplace && (
        <Button component={Link} to={dataPath()} size="small" color="inherit" sx={{ ml: 1 }}>
          {t('Replace it')}
        </Button>
      )}
    </Alert>
  );
}
