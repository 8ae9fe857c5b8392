import TravelExplore from '@mui/icons-material/TravelExploreOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { homePath } from '../domain/entrancePaths';
import { useTranslation } from '../i18n/useTranslation';
import { EmptyState } from '../ui/page/EmptyState';
import { Page } from '../ui/page/Page';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('404 - Oops! Page not found')}>
      <Card>
        <EmptyState
          icon={<TravelExplore />}
          title={t('There is no page at this address')}
          text={t('The address may be mistyped, or the page may have moved.')}
          action={
            <Button component={Link} to={homePath} variant="contained">
              {t('Return to Home')}
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
