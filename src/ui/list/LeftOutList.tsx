import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

/** Each item says whose claim it is and, as `reason`, why it is left out; a `notice` is what changed meanwhile. */
const Items = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingBlock: 8,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    contentVisibility: 'auto',
    overflowWrap: 'anywhere',
  },
  '& .reason': { display: 'block', color: theme.vars.palette.text.secondary },
  '& .notice': { display: 'block', color: theme.vars.palette.info.main },
}));

/** The claims that nothing is done to, as list items; nothing where there is none. */
export function LeftOutList({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation();
  const titleId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h3">
        {t('{{count}} claims left out', { count })}
      </Typography>
      <Items>{children}</Items>
    </section>
  );
}
