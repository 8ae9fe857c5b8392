import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Emblem } from '../../ui/page/Emblem';

type PlainPageProps = {
  title: string;
  /** Stands above the title, such as the choice of a language. */
  above?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
};

/** A page without the shell: what is the matter, and what to do. */
export function PlainPage({ title, above, children, action }: PlainPageProps) {
  const { t } = useTranslation();
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', px: 2, pt: { xs: 4, sm: 10 }, pb: 6 }}>
      <title>{`${title} · ${t('Wildlife Claims Portal')}`}</title>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 4 }}>
        <Emblem size={32} />
        <Typography variant="subtitle1">{t('Wildlife Claims Portal')}</Typography>
      </Box>
      {above && <Box sx={{ mb: 2 }}>{above}</Box>}
      <Typography variant="h1" sx={{ mb: 1, outline: 0 }}>
        {title}
      </Typography>
      <Box sx={{ color: 'text.secondary', '& p': { m: 0, mb: 1 } }}>{children}</Box>
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
