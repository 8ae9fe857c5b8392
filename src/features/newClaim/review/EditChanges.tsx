import Box from '@mui/material/Box';
import type { Draft } from '../../../domain/claim/draft';
import { incidentToForm } from '../../../domain/incident/incidentForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { findClaim } from '../../../store/claims/selectors';
import { useAppSelector } from '../../../store/hooks';
import { Field, Fields } from '../../../ui/labels/Fields';
import { useFormats } from '../../../ui/text/formats';
import { LongText } from '../../../ui/labels/LongText';
import { SectionCard } from '../../../ui/page/SectionCard';
import { changedRows, claimantRows, evidenceChanges, incidentRows } from './rows';

/** What saving an edit will change in the claim. */
export function EditChanges({ draft, claimId }: { draft: Draft; claimId: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const claim = useAppSelector((state) => findClaim(state, claimId));
  if (!claim) return null;
  const changes = [
    ...changedRows(claimantRows(claim.claimant, t), claimantRows(draft.claimant, t)),
    ...changedRows(incidentRows(incidentToForm(claim.incident), t, formats), incidentRows(draft.incident, t, formats)),
    ...evidenceChanges(claim.evidence, draft.evidence, t),
  ];
  return (
    <SectionCard title={t('What will change')}>
      {changes.length === 0 ? (
        t('You have not changed anything.')
      ) : (
        <Fields>
          {changes.map(({ field, label, before, after }) => (
            <Field key={field} label={label}>
              {before && (
                <Box component="del" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  <LongText text={before} />
                </Box>
              )}
              {before && after && ' → '}
              {after && (
                <Box component="ins" sx={{ textDecoration: 'none' }}>
                  <LongText text={after} />
                </Box>
              )}
            </Field>
          ))}
        </Fields>
      )}
    </SectionCard>
  );
}
