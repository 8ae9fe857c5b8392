import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';
import { SectionCard } from '../../ui/page/SectionCard';

type DoneStepProps = { ref: Ref<HTMLDivElement>; added: number; refused: number; onStartAgain: () => void };

export function DoneStep({ ref, added, refused, onStartAgain }: DoneStepProps) {
  const { t } = useTranslation();
  return (
    <SectionCard ref={ref} title={t('Claims added')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>
          {t('{{count}} claims were added.', { count: added })}{' '}
          {refused > 0 && t('{{count}} rows were refused. They are not in the register.', { count: refused })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" component={Link} to={routes.claims.path}>
            {t('Open the claims')}
          </Button>
          <Button variant="outlined" onClick={onStartAgain}>
            {t('Import another file')}
          </Button>
        </Box>
      </Box>
    </SectionCard>
  );
}
