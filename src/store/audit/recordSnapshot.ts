import { systemActor } from '../../domain/audit/audit';
import type { Actor } from '../../domain/user/user';
import { defineCommand } from '../command';
import { commit } from '../commit';
import { snapshotKept } from '../events';

/** The portal where it does something by itself, in no session. What it does is asked of no role. */
const thePortal: Actor = { name: systemActor.user, email: '', role: 'admin', sessionId: systemActor.userRole };

/** Leaves the audit event of a daily snapshot of so many claims, done by System. Never refused, nor called off. */
export const recordSnapshot = (claims: number) => commit(recordSnapshotCommand({ claims }), () => thePortal);

const recordSnapshotCommand = defineCommand<{ claims: number }>({
  scope: 'device',
  name: 'audit/recordSnapshot',
  label: null,
  isFinal: true,
  decide: (_state, { form }, stamp) => ({ ok: true, event: snapshotKept(form, stamp), value: undefined }),
});
