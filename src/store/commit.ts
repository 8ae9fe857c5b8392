import type { Refusal } from '../domain/refusal';
import type { Actor } from '../domain/user';
import type { DecidedEvent, Stamp } from './events';
import type { RootState } from './registerReducers';
import type { AppThunk } from './services';
import { selectActor } from './session/selectors';

/**
 * What a command answers. `stored` is false when the deed is done in memory but the browser could not keep it; the
 * banner then says so until a later write succeeds.
 */
export type CommandResult<Value = undefined> =
  { ok: true; stored: boolean; value: Value } | { ok: false; refusal: Refusal };

/**
 * A decision on a deed: the one event that makes it so, none where all is so already; or a refusal (which may leave an
 * event of its own).
 */
export type Decision<Value = undefined> =
  { ok: true; event?: DecidedEvent; value: Value } | { ok: false; refusal: Refusal; event?: DecidedEvent };

/** Decides on a deed from the state alone; everything that is not in the state comes with the stamp. */
export type Decide<Value = undefined> = (state: RootState, stamp: Stamp) => Decision<Value>;

export const refuse = (
  refusal: Refusal,
  event?: DecidedEvent,
): { ok: false; refusal: Refusal; event?: DecidedEvent } => ({
  ok: false,
  refusal,
  event,
});

export const signedOutRefusal: Refusal = {
  code: 'signed_out',
  message: 'You are signed out. Sign in again to go on; nothing was changed.',
};

/** The refusal of a deed to a register that belongs to a newer version of the portal, which this one must not touch. */
export const newerVersionRefusal: Refusal = {
  code: 'newer_version',
  message: 'A newer version of the portal is in use in this browser. Reload this page to go on; nothing was changed.',
};

/**
 * The one door to the register. Under a lock that all tabs share it makes sure that memory holds the stored register,
 * lets `decide` look, dispatches the one event, writes its records and tells the other tabs.
 */
export function commit<Value>(decide: Decide<Value>): AppThunk<Promise<CommandResult<Value>>> {
  return commitAs(selectActor, decide);
}

/** As `commit`, for a deed whose actor is not the signed-in person: signing in itself. */
export function commitAs<Value>(
  findActor: (state: RootState) => Actor | null,
  decide: Decide<Value>,
): AppThunk<Promise<CommandResult<Value>>> {
  return async (_dispatch, getState, services) => {
    await services.opened;
    return services.withLock((): CommandResult<Value> => {
      services.catchUp();
      if (services.storage.isClosed() && services.storage.health().newerVersion) return refuse(newerVersionRefusal);
      const actor = findActor(getState());
      if (!actor) return refuse(signedOutRefusal);
      const decision = decide(getState(), { ...services.stamp(), actor });
      const stored = decision.event ? services.carryOut(decision.event) : services.storage.health().unsaved === 0;
      return decision.ok ? { ok: true, stored, value: decision.value } : refuse(decision.refusal);
    });
  };
}
