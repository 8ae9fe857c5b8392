import { dateKeyOf } from '../../domain/claim/claim';
import type { ClaimsFront } from '../../domain/claim/claimsFront';
import { selectPaymentsByClaim } from '../payments/selectors';
import { dataVersion } from '../persistence/shapes/slices';
import { selectScheme } from '../scheme/selectors';
import type { RootState } from '../registerReducers';
import { selectAllClaims } from './selectors';

/** The longest page of the list, and some that may go. */
const mostClaims = 250;

/** The front of the register as it is. */
export function makeFront(state: RootState): ClaimsFront {
  const newestFirst = selectAllClaims(state)
    .map((claim) => ({ claim, key: dateKeyOf(claim) }))
    .sort((a, b) => (a.key < b.key ? 1 : -1));
  const claims = newestFirst.slice(0, mostClaims).map(({ claim }) => claim);
  const payments = selectPaymentsByClaim(state);
  return {
    id: 'front',
    version: dataVersion,
    isScoped: selectScheme(state).access.ownDistricts,
    after: newestFirst[mostClaims]?.key ?? '',
    claims,
    payments: claims.flatMap(({ id }) => payments.get(id) ?? []),
  };
}
