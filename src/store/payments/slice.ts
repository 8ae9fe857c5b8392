import type { UnknownAction } from '@reduxjs/toolkit';
import type { Payment } from '../../domain/payment/payment';
import {
  claimsImported,
  isLifecycleEvent,
  registerLaidDown,
  registerMerged,
  registerReplaced,
  type LifecycleEvent,
} from '../events';
import { findRecord, addRows, removeRows, setRows, tableOf, type EntityTable } from '../table';

type PaymentsState = EntityTable<Payment>;

const noPayments: PaymentsState = tableOf<Payment>([]);

function afterLifecycle(state: PaymentsState, { payload }: LifecycleEvent): PaymentsState {
  const changed = new Map<string, Payment>();
  for (const { before, after } of payload.changes.flatMap((change) => change.payments ?? [])) {
    const known = changed.get(after.id) ?? findRecord(state.entities, after.id);
    if (known?.rev === before?.rev) changed.set(after.id, after);
  }
  return setRows(state, [...changed.values()]);
}

export function paymentsReducer(state: PaymentsState = noPayments, action: UnknownAction): PaymentsState {
  if (isLifecycleEvent(action)) return afterLifecycle(state, action);
  if (registerLaidDown.match(action)) return { ...state, ...tableOf(action.payload.payments) };
  if (registerReplaced.match(action)) return { ...state, ...tableOf(action.payload.records.payments) };
  if (registerMerged.match(action)) {
    const { put, removed } = action.payload;
    return setRows(removeRows(state, removed.payments), put.payments);
  }
  if (claimsImported.match(action)) {
    return addRows(
      state,
      action.payload.claims.flatMap(({ payment }) => payment ?? []),
    );
  }
  return state;
}
