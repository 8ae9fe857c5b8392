import type { RootState } from '../registerReducers';
import { rowsOf, tableOf } from '../table';
import { findImpossiblePayments } from '../../domain/payment/impossiblePayments';
import { numberLedger, numberPayments } from '../../domain/register/numbering';
import type { Payment } from '../../domain/payment/payment';
import { groupByClaim } from '../payments/selectors';
import type { StoredSlices } from './slices';
import type { SetAside } from './asideTexts';
import { holdsPaymentOf } from './setAside';

/** What takes all records of a start: the slices as they are to be, and the payments that are no part of them any more. */
export type RepairedRecords = { slices: StoredSlices; impossible: Payment[] };

/**
 * What makes of the records that were read what they are to be: payments and entries of the fund ledger that were stored
 * before there were numbers get them, and payments that cannot have been made are told. Undefined where nothing is to be
 * done.
 */
export function repairRecords(state: RootState): RepairedRecords | undefined {
  const { claims, payments, fundLedger, storage } = state;
  const stored = rowsOf(payments);
  const numbered = hasUnnumbered(state) ? numberPayments(stored, (claimId) => claims.entities[claimId]) : stored;
  const impossible = [...groupByClaim(numbered)].flatMap(([claimId, own]) => {
    const claim = claims.entities[claimId];
    // Of one whose claim, or another of whose payments, cannot be read nobody can tell.
    if (!claim || storage.setAside.some((entry) => holdsPaymentOf(claimId, entry) && !isOneOf(own, entry))) return [];
    return findImpossiblePayments({ claim, payments: own });
  });
  if (numbered === stored && impossible.length === 0) return undefined;
  const out = new Set(impossible.map(({ id }) => id));
  return {
    slices: {
      payments: tableOf(numbered.filter(({ id }) => !out.has(id))),
      ...(hasUnnumbered(state) && { fundLedger: tableOf(numberLedger(Object.values(fundLedger.entities))) }),
    },
    impossible,
  };
}

/** Whether a start before set the payment aside that is there: it will have been killed before that was stored. */
const isOneOf = (payments: readonly Payment[], { key }: SetAside) =>
  payments.some(({ id }) => key === `payments/${id}`);

const isUnnumbered = ({ number }: { number: number }) => number === 0;

/** Whether payments or entries of the fund ledger were stored before there were numbers. */
const hasUnnumbered = ({ payments, fundLedger }: RootState) =>
  rowsOf(payments).some(isUnnumbered) || Object.values(fundLedger.entities).some(isUnnumbered);
