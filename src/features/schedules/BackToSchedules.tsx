import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';

/** The way from one schedule to the list of them. */
export function BackToSchedules({ variant = 'text' }: { variant?: 'text' | 'contained' }) {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to={routes.valuationSchedules.path}
      variant={variant}
      size={variant === 'text' ? 'small' : 'medium'}
      startIcon={<ArrowBack fontSize="small" />}
      sx={variant === 'text' ? { ml: -1, mb: 1 } : undefined}
    >
      {t('All valuation schedules')}
    </Button>
  );
}
