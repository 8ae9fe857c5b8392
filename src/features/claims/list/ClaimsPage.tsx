import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { mayOpen, routes } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectRole } from '../../../store/session/selectors';
import { Page } from '../../../ui/page/Page';
import { ClaimsList } from './ClaimsList';

export function ClaimsPage() {
  const { t } = useTranslation();
  const role = useAppSelector(selectRole);
  const newClaim = role && mayOpen('newClaim', role) && (
    <Button component={Link} to={routes.newClaim.path} variant="contained" startIcon={<Add />}>
      {t('New Claim')}
    </Button>
  );
  const importClaims = role && mayOpen('importClaims', role) && (
    <Button component={Link} to={routes.importClaims.path} variant="outlined">
      {t('Import claims from a spreadsheet')}
    </Button>
  );
  return (
    <Page title={t('Claims')} subtitle={t('Manage and review wildlife compensation claims')} actions={newClaim}>
      <ClaimsList
        newClaim={
          <>
            {newClaim} {importClaims}
          </>
        }
      />
    </Page>
  );
}
