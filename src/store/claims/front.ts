import { dateKeyOf } from '../../domain/claim/claim';
import { isClaimsFront, type ClaimsFront } from '../../domain/claim/claimsFront';
import type { JournalRow } from '../../domain/register/journal';
import { keyPrefix } from '../persistence/keys';
import { readStoredRecord } from '../persistence/readStored';
import { persistedSlices } from '../persistence/slices';
import type { RootState } from '../registerReducers';
import { selectAllClaims } from './selectors';
import { selectPaymentsByClaim } from '../payments/selectors';

/** The longest page of the list, and some that may go. */
const mostClaims = 250;

/** The front of the register as it is. */
export function frontOf(state: RootState): ClaimsFront {
  const newestFirst = selectAllClaims(state)
    .map((claim) => ({ claim, key: dateKeyOf(claim) }))
    .sort((a, b) => (a.key < b.key ? 1 : -1));
  const claims = newestFirst.slice(0, mostClaims).map(({ claim }) => claim);
  const payments = selectPaymentsByClaim(state);
  return {
    id: 'front',
    after: newestFirst[mostClaims]?.key ?? '',
    claims,
    payments: claims.flatMap(({ id }) => payments.get(id) ?? []),
  };
}

/** The front as rows leave it that were written later; undefined where one of them cannot be read. */
export function goOnFrom(front: ClaimsFront, rows: readonly JournalRow[]): ClaimsFront | undefined {
  const next = {
    ...front,
    claims: putIn('claims', front.claims, rows),
    payments: putIn('payments', front.payments, rows),
  };
  return isClaimsFront(next) ? next : undefined;
}

function putIn(slice: 'claims' | 'payments', records: readonly { id: string }[], rows: readonly JournalRow[]) {
  const byId = new Map<string, object>(records.map((record) => [record.id, record]));
  const prefix = `${keyPrefix}${slice}/`;
  for (const { key, text } of rows) {
    if (!key.startsWith(prefix)) continue;
    const id = key.slice(prefix.length);
    const { version } = persistedSlices[slice];
    const record = text === null ? undefined : readStoredRecord(persistedSlices[slice], id, text, version)?.value;
    if (record) byId.set(id, record);
    else byId.delete(id);
  }
  return [...byId.values()];
}
