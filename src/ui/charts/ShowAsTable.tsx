import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { touchScreen } from '../theme/media';

const Disclosure = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(1),
  '& > summary': {
    ...theme.typography.body2,
    width: 'fit-content',
    paddingBlock: 6,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    cursor: 'pointer',
    [touchScreen]: { paddingBlock: 12 },
  },
}));

/** What a chart shows, in words and numbers, for whoever cannot or would rather not see it. */
export function ShowAsTable({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Disclosure>
      <summary>{t('Show as table')}</summary>
      {children}
    </Disclosure>
  );
}
