import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '../../../domain/routes';
import { useTranslation } from '../../../i18n/useTranslation';

export function BackToClaims({ variant = 'text' }: { variant?: 'text' | 'contained' }) {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to={routes.claims.path}
      variant={variant}
      size={variant === 'text' ? 'small' : 'medium'}
      startIcon={<ArrowBack fontSize="small" />}
      sx={variant === 'text' ? { ml: -1, mb: 1 } : undefined}
    >
      {t('Back to Claims')}
    </Button>
  );
}
