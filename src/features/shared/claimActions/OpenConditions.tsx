import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Claim } from '../../../domain/claim/claim';
import { openConditions } from '../../../domain/claim/conditions';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';

/** What payment still waits for, above the button that pays (docs/product.md, Conditions); nothing where all is met. */
export function OpenConditions({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const open = openConditions(claim);
  if (open.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      {t('Payment waits until these conditions are met. Tick them on the summary of the claim:')}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {open.map((text, place) => (
          <li key={place}>{isolated(text)}</li>
        ))}
      </Box>
    </Alert>
  );
}
