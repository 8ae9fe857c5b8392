import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation';

type FieldsProps = {
  /** For a narrow panel and short values. */
  dense?: boolean;
  children: ReactNode;
};

/** Label and value pairs of a card, in as many columns as fit. Holds `Field`s only. */
export function Fields({ dense = false, children }: FieldsProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${dense ? 130 : 200}px), 1fr))`,
        columnGap: dense ? 2 : 3,
        rowGap: dense ? 1 : 2,
        m: 0,
      }}
    >
      {children}
    </Box>
  );
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
    <Box sx={{ minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontWeight: 500,
          overflowWrap: 'anywhere',
          whiteSpace: wide ? 'pre-line' : 'normal',
          ...(empty && { color: 'text.secondary', fontWeight: 400 }),
        }}
      >
        {empty ? t('Not given') : children}
      </Box>
    </Box>
  );
}
