import Button from '@mui/material/Button';
import { useTranslation } from '../../../../i18n/useTranslation';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { formatNumber } from '../../../../domain/settings/format';
import { isolated } from '../../../../i18n/isolated';
import type { MergeOutcome } from '../../../../store/register/merging/types';
import { Disclosure } from '../../Disclosure';
import type { MergeRow } from './mergeRows';
import { outcomeWords } from './mergeWords';

const pageSize = 50;

/** The records of one outcome by name, to be opened; nothing where there is none. */
export function OutcomeList({ outcome, rows }: { outcome: MergeOutcome; rows: readonly MergeRow[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(pageSize);
  if (rows.length === 0) return null;
  return (
    <Disclosure summary={`${t(outcomeWords[outcome])}: ${formatNumber(rows.length)}`}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.slice(0, shown).map((row) => (
          <Box component="li" key={row.key} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            {t(row.label)} {row.id} {row.name && `· ${isolated(row.name)}`}
            {row.reason && <Box sx={{ color: 'text.secondary' }}>{t(row.reason)}</Box>}
          </Box>
        ))}
      </Box>
      <ShowMore shown={shown} of={rows.length} onMore={() => setShown(shown + pageSize)} />
    </Disclosure>
  );
}

/** A long list is shown a page at a time; nothing where all of it is shown. */
export function ShowMore({ shown, of, onMore }: { shown: number; of: number; onMore: () => void }) {
  const { t } = useTranslation();
  if (shown >= of) return null;
  return <Button onClick={onMore}>{t('Show more ({{number}} left)', { number: of - shown })}</Button>;
}
