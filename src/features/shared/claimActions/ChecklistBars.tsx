import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { findBars, pointLabel, type ChecklistPoint } from '../../../domain/checklist/checklist';
import type { Claim } from '../../../domain/claim/claim';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectScheme } from '../../../store/scheme/selectors';
import { touchScreen } from '../../../ui/theme/media';

/** What keeps a claim from being forwarded, each point leading to where it is answered; nothing where nothing does. */
export function ChecklistBars({
  claim,
  onMend,
}: {
  claim: Claim;
  onMend: ((point: ChecklistPoint) => void) | undefined;
}) {
  const { t } = useTranslation();
  const scheme = useAppSelector(selectScheme);
  const bars = findBars(claim, scheme);
  if (bars.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('This claim cannot be forwarded yet. Settle these points of the checklist:')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {bars.map((point) => (
          <li key={point.question ?? point.paper}>
            {onMend ? (
              <Link
                component="button"
                type="button"
                onClick={() => onMend(point)}
                sx={{ textAlign: 'start', py: 0.25, [touchScreen]: { minHeight: 44 } }}
              >
                {t(pointLabel(point))}
              </Link>
            ) : (
              t(pointLabel(point))
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
