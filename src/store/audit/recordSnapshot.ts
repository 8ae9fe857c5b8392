import { bySystem } from '../../domain/audit';
import type { Actor } from '../../domain/user';
import { commitAs, type CommandResult } from '../commit';
import { snapshotKept } from '../events';
import type { AppThunk } from '../services';

/** The portal where it does something by itself, in no session. What it does is asked of no role. */
const thePortal: Actor = { name: bySystem.user, email: '', role: 'admin', sessionId: bySystem.userRole };

/** Leaves the audit event of a daily snapshot of so many claims, done by System. Never refused, nor called off. */
export function recordSnapshot(claims: number): AppThunk<Promise<CommandResult>> {
  return commitAs(
    () => thePortal,
    (_state, stamp) => ({ ok: true, event: snapshotKept({ claims }, stamp), value: undefined }),
    { isFinal: true },
  );
}
