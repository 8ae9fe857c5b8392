import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { PossibleDuplicate } from '../../domain/claim/duplicates';
import { incidentKinds } from '../../domain/incident/incidents';
import { claimPath } from '../../domain/routes';
import { truncateName } from '../../domain/truncateName';
import type { Words } from '../../domain/words';
import { notKnown } from '../../domain/claim/notKnown';
import { useTranslation } from '../../i18n/useTranslation';
import { ClaimId } from '../labels/ClaimId';
import { useFormats } from '../text/formats';
import { StatusChip } from '../labels/chips';

const matches: Record<PossibleDuplicate['matched'], Words> = {
  national_id: 'Same national ID',
  phone_and_incident: 'Same phone number and incident type',
};

type PossibleDuplicatesProps = {
  found: readonly PossibleDuplicate[];
  /** What to do about them. */
  hint?: string;
  /** Opens them beside what is being written. */
  newTab?: boolean;
};

/** Claims that may be about the same loss, each with what matched; nothing when there are none. */
export function PossibleDuplicates({ found, hint, newTab = false }: PossibleDuplicatesProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  if (found.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>{t('Possible duplicate')}</AlertTitle>
      {hint}
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, mt: hint ? 1 : 0, p: 0, listStyle: 'none' }}>
        {found.map(({ claim: { id, claimant, incident, status }, matched }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {newTab ? <NewTabLink id={id} /> : <ClaimId id={id} to={claimPath(id)} />}
            <span>
              {t('{{name}}, {{kind}}, {{date}}', {
                name: truncateName(claimant.fullName || t(notKnown)),
                kind: t(incidentKinds[incident.incidentType].labels.wizard),
                date: date(incident.dateOfIncident),
              })}
            </span>
            <StatusChip status={status} />
            <strong>{t(matches[matched])}</strong>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

function NewTabLink({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Link
      href={claimPath(id)}
      target="_blank"
      rel="noopener"
      color="inherit"
      aria-label={t('Open claim {{id}} in a new tab', { id })}
    >
      <ClaimId id={id} />
    </Link>
  );
}
