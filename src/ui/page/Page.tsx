import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { thumbReach } from '../theme/media';

type PageProps = {
  title: string;
  /** Stands in place of the title as the h1, where it says more than the browser's history may keep. */
  heading?: ReactNode;
  subtitle?: ReactNode;
  /** Stands beside the title, such as a status chip. */
  badge?: ReactNode;
  /** Stands above the title, such as the way back. */
  above?: ReactNode;
  actions?: ReactNode;
  /** What the title keeps at least; where the actions leave less, they stand below it. */
  titleWidth?: string;
  children: ReactNode;
};

/** Every page alike: title, one line under it, its actions at the right, then content. The page's only h1. */
export function Page({ title, heading, subtitle, badge, above, actions, titleWidth = '280px', children }: PageProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, pb: 6, [thumbReach]: { pb: 10 } }}
    >
      <title>{`${title} · ${t('Wildlife Claims Portal')}`}</title>
      {above}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 3 }}>
        <Box sx={{ flex: `1 1 ${titleWidth}`, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Typography variant="h1" tabIndex={-1} sx={{ outline: 0 }}>
              {heading ?? title}
            </Typography>
            {badge}
          </Box>
          {subtitle && <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{subtitle}</Box>}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
}
