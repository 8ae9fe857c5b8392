import Box from '@mui/material/Box';
import type { DerivedDay } from '../../../domain/claimImport/askedDays';
import { isGood, type CheckedRow } from '../../../domain/claimImport/rows/checkRow';
import { importField } from '../../../domain/claimImport/importFields';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../../ui/text/formats';

/** The days that claims get without their rows having them, and what each rests on. */
export function DerivedDays({ checked }: { checked: readonly CheckedRow[] }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const counted = new Map<string, { derived: DerivedDay; count: number }>();
  for (const { derived } of checked.filter(isGood)) {
    for (const each of derived) {
      const key = JSON.stringify(each);
      counted.set(key, { derived: each, count: (counted.get(key)?.count ?? 0) + 1 });
    }
  }
  if (counted.size === 0) return null;
  return (
    <Box component="ul" aria-label={t('Dates missing from the file')} sx={{ m: 0, pl: 2.5 }}>
      {[...counted].map(([key, { derived, count }]) => {
        const { source } = derived;
        const field = t(importField(derived.field).label);
        return (
          <li key={key}>
            {'unknown' in source && t('{{field}}: left unknown in {{count}} claims', { field, count })}
            {'from' in source &&
              t('{{field}}: taken from {{other}} in {{count}} claims', {
                field,
                other: t(importField(source.from).label),
                count,
              })}
            {'day' in source &&
              t('{{field}}: set to {{date}}, as you chose, in {{count}} claims', {
                field,
                date: date(source.day),
                count,
              })}
          </li>
        );
      })}
    </Box>
  );
}
