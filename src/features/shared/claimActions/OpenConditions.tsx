import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Claim } from '../../../domain/claim/claim';
import { openConditions } from '../../../domain/claim/conditions/conditions';
import type { Refusal } from '../../../domain/refusal';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';

type OpenConditionsProps = {
  claim: Claim;
  /** Of the form that it stands in. */
  refusal?: Refusal;
};

/** What payment still waits for, above the button that pays (docs/product.md, Conditions); nothing where all is met. */
export function OpenConditions({ claim, refusal }: OpenConditionsProps) {
  const { t } = useTranslation();
  const open = openConditions(claim);
  if (open.length === 0) return null;
  const refused = refusal?.code === 'open_conditions';
  return (
    <Alert key={String(refused)} severity={refused ? 'error' : 'warning'} role={refused ? 'alert' : 'note'}>
      {t('Payment waits until these conditions are met. Tick them on the summary of the claim:')}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {open.map((text, place) => (
          <li key={place}>{isolated(text)}</li>
        ))}
      </Box>
    </Alert>
  );
}
