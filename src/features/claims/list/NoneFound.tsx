import { useEffect, type ReactNode } from 'react';
import type { ClaimFilter } from '../../../domain/claim/list/claimFilter';
import type { ListChange } from './address/useListAddress';
import { useOnDemand } from '../../../ui/onDemand/useOnDemand';

/** Comes when the browser has time for it: most lists hold claims. */
export const loadNoClaims = () => import(/* webpackChunkName: "no-claims" */ './NoClaims');

type NoneFoundProps = {
  isEmpty: boolean;
  newClaim: ReactNode;
  filter: ClaimFilter;
  onClear: () => void;
  onChangeView: (change: ListChange) => void;
};

/** In place of the list: a register without a claim, or filters that leave none. */
export function NoneFound({ isEmpty, newClaim, ...rest }: NoneFoundProps) {
  const { piece, demand } = useOnDemand(loadNoClaims);
  useEffect(demand, [demand]);
  if (!piece) return null;
  return isEmpty ? <piece.EmptyRegister newClaim={newClaim} /> : <piece.NoneMatch {...rest} />;
}
