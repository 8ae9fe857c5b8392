import { useMemo } from 'react';
import type { Claim } from '../../domain/claim/claim';
import { findPossibleDuplicates } from '../../domain/claim/duplicates';
import { selectAllClaims } from '../../store/claims/selectors';
import { useAppSelector } from '../../store/hooks';
import { PossibleDuplicates } from '../../ui/list/PossibleDuplicates';

/** Claims that may be about the same loss, for whoever decides to look at. */
export function ClaimDuplicates({ claim: { id, claimant, incident } }: { claim: Claim }) {
  const claims = useAppSelector(selectAllClaims);
  const found = useMemo(
    () => findPossibleDuplicates({ claimId: id, ...claimant, ...incident }, claims),
    [id, claimant, incident, claims],
  );
  return <PossibleDuplicates found={found} />;
}
