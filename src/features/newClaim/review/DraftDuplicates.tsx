import { useMemo } from 'react';
import type { Draft } from '../../../domain/claim/draft';
import { findPossibleDuplicates } from '../../../domain/claim/duplicates';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectAllClaims } from '../../../store/claims/selectors';
import { useAppSelector } from '../../../store/hooks';
import { PossibleDuplicates } from '../../../ui/list/PossibleDuplicates';

/** Claims that may be about a draft's loss: shown with what matched, never in the way (docs/product.md, Wizard). */
export function DraftDuplicates({ draft }: { draft: Draft }) {
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
  return (
    <PossibleDuplicates
      found={found}
      hint={t('Check these claims before you continue. If this is a different loss, submit it anyway.')}
      newTab
    />
  );
}
