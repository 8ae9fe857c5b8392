import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../domain/draft';
import { findPossibleDuplicates, type PossibleDuplicate } from '../../../domain/duplicates';
import { formatDate } from '../../../domain/format';
import { incidentKinds } from '../../../domain/incidents';
import { claimPath } from '../../../domain/routes';
import { selectAllClaims } from '../../../store/claims/selectors';
import { useAppSelector } from '../../../store/hooks';
import { ClaimId } from '../../../ui/ClaimId';
import { StatusChip } from '../../../ui/StatusChip';

const matches: Record<PossibleDuplicate['matched'], string> = {
  national_id: 'Same national ID',
  phone_and_incident: 'Same phone number and incident type',
};

/** Claims that may be about the same loss: shown with what matched, never in the way (PRODUCT.md, Wizard). */
export function PossibleDuplicates({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const claims = useAppSelector(selectAllClaims);
  const { claimId, claimant, incident } = draft;
  const found = useMemo(
    () =>
      findPossibleDuplicates(
        {
          claimId,
          nationalId: claimant.nationalId,
          phoneNumber: claimant.phoneNumber,
          incidentType: incident.incidentType,
          dateOfIncident: incident.dateOfIncident,
        },
        claims,
      ),
    [claimId, claimant, incident, claims],
  );
  if (found.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>{t('Possible duplicate')}</AlertTitle>
      {t('Look at these claims before you go on. If this is another loss, it can be sent all the same.')}
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {found.map(({ claim, matched }) => (
          <Box component="li" key={claim.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Link
              href={claimPath(claim.id)}
              target="_blank"
              rel="noopener"
              color="inherit"
              aria-label={t('Open claim {{id}} in a new tab', { id: claim.id })}
            >
              <ClaimId id={claim.id} />
            </Link>
            <span>
              {t('{{name}}, {{kind}}, {{date}}', {
                name: claim.claimant.fullName,
                kind: t(incidentKinds[claim.incident.incidentType].labels.wizard),
                date: formatDate(claim.incident.dateOfIncident),
              })}
            </span>
            <StatusChip status={claim.status} />
            <strong>{t(matches[matched])}</strong>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
