import type { UnknownAction } from '@reduxjs/toolkit';
import { findNextBeside } from '../../domain/claim/nextBeside';
import { isEqual } from '../../domain/isEqual';
import { getAction, roleToNotify } from '../../domain/workflow/lifecycle';
import type { MaintenanceAction, Notification } from '../../domain/notification/notification';
import { roleNames, type Role } from '../../domain/user/roles';
import type { ClaimStatus } from '../../domain/workflow/statuses';
import {
  claimsImported,
  isLifecycleEvent,
  notificationsRead,
  notificationsUnread,
  registerLaidDown,
  registerMerged,
  registerReplaced,
  signInRefused,
  userChanged,
  type ClaimFields,
  type EventMeta,
  type LifecycleEvent,
  type Replacement,
  type UserFields,
} from '../events';
import { findRecord, addRows, setRows, tableOf, type EntityTable } from '../table';

type NotificationsState = EntityTable<Notification>;

const noNotifications: NotificationsState = tableOf<Notification>([]);

/** Every desk that goes on with an appeal, which was filed or valued, or with a correction; else the one whose turn it is. */
function rolesToNotify({ appeals, corrections }: ClaimFields, status: ClaimStatus): readonly Role[] {
  const [next] = findNextBeside({ appeals, corrections });
  return next ? getAction(next).roles : [roleToNotify(status)];
}

/** Whom a lifecycle event concerns next, one notification a claim and desk (docs/product.md, Notifications). */
function notificationsOf({ payload, meta }: LifecycleEvent): Notification[] {
  return payload.changes.flatMap(({ claimId, claimantName, after }) => {
    if (!after.status) return [];
    const { action } = payload;
    return rolesToNotify(after, after.status).map((role, place) => ({
      id: `${meta.eventId}:${claimId}${place > 0 ? `:${role}` : ''}`,
      role,
      type: getAction(action).notification.type,
      action,
      claimId,
      claimantName,
      by: meta.actor.name,
      at: meta.at,
    }));
  });
}

/** Tells each role whose turn comes next how many claims came in for it, in one notification. */
function importNotifications({ payload, meta }: ReturnType<typeof claimsImported>): Notification[] {
  const counts = new Map<Role, number>();
  for (const { claim } of payload.claims) {
    const role = roleToNotify(claim.status);
    counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  return [...counts].map(([role, count]) => ({
    id: `${meta.eventId}:${role}`,
    role,
    type: 'new_claim',
    action: 'claims_imported',
    count,
    by: meta.actor.name,
    at: meta.at,
  }));
}

/** Tells whoever has an account that its desks or districts are others. */
function accountNotifications({
  payload: { userId, before, after },
  meta,
}: ReturnType<typeof userChanged>): Notification[] {
  const [role] = after.desks ?? [];
  const placed = ({ desks, district, areas }: UserFields) => ({ desks, district, areas });
  if (!role || isEqual(placed(before), placed(after))) return [];
  const { eventId: id, at, actor } = meta;
  return [{ id, role, type: 'security', action: 'account_changed', account: userId, by: actor.name, at }];
}

const maintenance = {
  restored: 'register_restored',
  emptied: 'register_emptied',
  sample: 'sample_loaded',
} as const satisfies Record<Exclude<Replacement, 'joined'>, MaintenanceAction>;

/** Tells every role what was done to the register as a whole. */
function maintenanceNotifications(action: MaintenanceAction, { eventId, actor, at }: EventMeta): Notification[] {
  return roleNames.map((role) => ({
    id: `${eventId}:${role}`,
    role,
    type: 'maintenance',
    action,
    by: actor.name,
    at,
  }));
}

/** Marks them read, those that are not yet. */
function read(state: NotificationsState, ids: readonly string[], readAt: string): NotificationsState {
  const unread = ids.flatMap((id) => findRecord(state.entities, id) ?? []).filter((row) => row.readAt === undefined);
  return setRows(
    state,
    unread.map((row) => ({ ...row, readAt })),
  );
}

/** Marks them unread again, those that are read. */
function unread(state: NotificationsState, ids: readonly string[]): NotificationsState {
  const marked = ids.flatMap((id) => findRecord(state.entities, id) ?? []).filter((row) => row.readAt !== undefined);
  return setRows(
    state,
    marked.map(({ readAt: _readAt, ...row }) => row),
  );
}

/** What is told of a sign-in, by why it was refused; of any other reason that the account is inactive. */
const refusedSignIns: Readonly<Partial<Record<string, 'sign_in_at_other_desk' | 'sign_in_without_account'>>> = {
  wrong_desk: 'sign_in_at_other_desk',
  no_account: 'sign_in_without_account',
};

export function notificationsReducer(
  state: NotificationsState = noNotifications,
  action: UnknownAction,
): NotificationsState {
  if (isLifecycleEvent(action)) return addRows(state, notificationsOf(action));
  if (notificationsRead.match(action)) return read(state, action.payload.ids, action.meta.at);
  if (notificationsUnread.match(action)) return unread(state, action.payload.ids);
  if (claimsImported.match(action)) return addRows(state, importNotifications(action));
  if (signInRefused.match(action)) {
    const { eventId: id, at } = action.meta;
    const { email, reason } = action.payload;
    const told = refusedSignIns[reason] ?? 'sign_in_refused';
    return addRows(state, [{ id, role: 'admin', type: 'security', action: told, email, at }]);
  }
  if (userChanged.match(action)) return addRows(state, accountNotifications(action));
  if (registerLaidDown.match(action)) return { ...state, ...tableOf(action.payload.notifications) };
  if (registerReplaced.match(action)) {
    const { how, records } = action.payload;
    const replaced = { ...state, ...tableOf(records.notifications) };
    // The register is as it was on every other device.
    return how === 'joined' ? replaced : addRows(replaced, maintenanceNotifications(maintenance[how], action.meta));
  }
  if (registerMerged.match(action)) {
    const merged = addRows(state, action.payload.put.notifications);
    return addRows(merged, maintenanceNotifications('register_merged', action.meta));
  }
  return state;
}
