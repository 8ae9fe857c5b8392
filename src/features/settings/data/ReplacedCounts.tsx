import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatNumber } from '../../../domain/settings/format';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { kindNames, type Kind, wordsOf } from '../../../domain/register/kinds/kinds';
import type { Plan } from './replacements';

/** How much of what gives way; the log of a restored register stays. */
export function ReplacedCounts({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const id = useId();
  const kinds = kindNames.filter((kind) => kind !== 'audit' || plan.how !== 'restored');
  return (
    <>
      <Typography id={id} variant="h3">
        {t('What will be replaced')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {kinds.map((kind) => (
          <Count key={kind} kind={kind} />
        ))}
      </Box>
      {plan.how === 'restored' && (
        <Typography sx={{ mt: 0.5 }}>
          {t('The restored register has {{count}} claims.', { count: plan.snapshot.claims })}
        </Typography>
      )}
    </>
  );
}

function Count({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const count = useAppSelector((state) => state[kind].ids.length);
  return (
    <Box component="li" sx={{ whiteSpace: 'nowrap' }}>
      {t(wordsOf(kind).many)}: <strong>{formatNumber(count)}</strong>
    </Box>
  );
}
