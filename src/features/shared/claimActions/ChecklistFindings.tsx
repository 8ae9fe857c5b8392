import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { findPoints, pointLabel } from '../../../domain/checklist/checklist';
import type { Claim } from '../../../domain/claim/claim';
import { isolated } from '../../../i18n/isolated';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectScheme } from '../../../store/scheme/selectors';

/** What the committee should know of a claim's checklist: what was forwarded all the same, and what is pointed out. */
export function ChecklistFindings({ claim }: { claim: Claim }) {
  const { t } = useTranslation();
  const scheme = useAppSelector(selectScheme);
  // What only warned when the claim was forwarded may bar by now: the scheme's list of species was confirmed since.
  const told = claim.checklist ? findPoints(claim, scheme).filter(({ answer }) => answer === 'no') : [];
  if (told.length === 0) return null;
  return (
    <Alert severity="info">
      {t('Answered no in the checklist:')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {told.map((point) => (
          <li key={point.question ?? point.paper}>
            {isolated([t(pointLabel(point)), point.override || point.note].filter(Boolean).join(': '))}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
