import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { ErrorState } from '../../ui/page/ErrorState';
import { Page } from '../../ui/page/Page';
import { PlainPage } from './PlainPage';

/** In place of a page that failed, inside the shell, so that the way to every other page stays open. */
export function PageFailed() {
  const { t } = useTranslation();
  return (
    <Page title={t('Something went wrong')}>
      <Card>
        <Failure />
      </Card>
    </Page>
  );
}

/** In place of the shell. */
export function ShellFailed() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('Something went wrong')}>
      <Failure />
    </PlainPage>
  );
}

function Failure() {
  const { t } = useTranslation();
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const notLoaded = error instanceof Error && error.name === 'ChunkLoadError';
  return (
    <ErrorState
      title={notLoaded ? t('This page did not load') : t('This page could not be shown')}
      kept={t('Nothing is lost. Your saved work and drafts are safe.')}
      advice={notLoaded ? t('Check your connection and try again.') : t('Try again, or open another page.')}
      action={
        // Going to the same place again is what clears the router's error.
        <Button
          variant="contained"
          onClick={() => void navigate(location, { replace: true, state: location.state as unknown })}
        >
          {t('Try again')}
        </Button>
      }
    />
  );
}
