import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { LongText } from './LongText';
import { phone } from '../theme/media';

/** As many as fit, each at least so many pixels wide. */
const columns = (least: number) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))` });

/** Styles its pairs as well: a claim shows dozens of them, and each styled element costs several plain ones. */
const List = styled('dl', { shouldForwardProp: (prop) => prop !== 'dense' })<{ dense: boolean }>(
  ({ theme, dense }) => ({
    display: 'grid',
    ...columns(dense ? 130 : 200),
    columnGap: theme.spacing(dense ? 2 : 3),
    rowGap: theme.spacing(dense ? 1 : 2),
    // Two abreast on a phone, or a claim would be a long way down.
    [phone]: { ...columns(120), columnGap: theme.spacing(2), rowGap: theme.spacing(dense ? 1 : 1.5) },
    margin: 0,
    '& > div': { minWidth: 0 },
    '& > .wide': { gridColumn: '1 / -1' },
    '& > .wide > dd': { whiteSpace: 'pre-line' },
    '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
    '& dd': { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
    '& dd.empty': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
  }),
);

type FieldsProps = {
  /** For a narrow panel and short values. */
  dense?: boolean;
  children: ReactNode;
};

/** Label and value pairs of a card, in as many columns as fit. Holds `Field`s only. */
export function Fields({ dense = false, children }: FieldsProps) {
  return <List dense={dense}>{children}</List>;
}

type FieldProps = {
  label: string;
  /** Takes the whole width, for text that runs over lines. */
  wide?: boolean;
  children?: ReactNode;
};

/** One pair; an empty value reads "Not given". */
export function Field({ label, wide = false, children }: FieldProps) {
  const { t } = useTranslation();
  const empty = children === undefined || children === null || children === '';
  return (
    <div className={wide ? 'wide' : undefined}>
      <dt>{label}</dt>
      <dd className={empty ? 'empty' : undefined}>
        {empty ? t('Not given') : typeof children === 'string' ? <LongText text={children} /> : children}
      </dd>
    </div>
  );
}
