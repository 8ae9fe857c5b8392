import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Claim } from '../../domain/claim/claim';
import { districtName } from '../../domain/place/districts';
import { claimPath } from '../../domain/routes';
import { truncateName } from '../../domain/truncateName';
import { notKnown } from '../../domain/claim/notKnown';
import { isolated } from '../../i18n/isolated';
import { useTranslation } from '../../i18n/useTranslation';
import { ClaimId } from '../../ui/labels/ClaimId';

/** The list of what waits: three abreast where there is room. */
export const threeAbreast = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(184px, 30%)), 1fr))',
  columnGap: { xs: 1.5, md: 3 },
  rowGap: 1.5,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

type ClaimItemProps = {
  claim: Claim;
  /** Beside the claim's id. */
  mark: ReactNode;
  /** Since when it waits. */
  children: ReactNode;
};

/** A claim that waits, in a list of `threeAbreast`. */
export function ClaimItem({ claim: { id, claimant }, mark, children }: ClaimItemProps) {
  const { t } = useTranslation();
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ClaimId id={id} to={claimPath(id)} />
        {mark}
      </Box>
      <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        <strong>{truncateName(claimant.fullName || t(notKnown))}</strong>
        {` · ${isolated(districtName(claimant.district))}`}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{children}</Box>
    </li>
  );
}
