import { accountRefusals } from '../domain/access/account';
import type { Refusal } from '../domain/refusal';
import { isSameEmail, type Actor } from '../domain/user/user';
import { decide, definitionOf, refuse, type Command } from './command';
import { signedIn, signedOut, type DecidedEvent } from './events';
import type { RootState } from './registerReducers';
import type { Circumstances } from './carryingOut';
import type { AppThunk, Services } from './services';
import type { AskedFor } from './waiting/waiting';
import { otherPersonRefusal, signedOutRefusal } from './session/refusals';
import { selectActor } from './session/selectors';
import { signOutCommand } from './session/signOutCommand';

/**
 * What a command answers. `stored` is false when the command is done in memory but the browser could not keep it; the
 * banner then says so until a later write succeeds.
 */
export type CommandResult<Value = undefined> =
  { ok: true; stored: boolean; value: Value } | { ok: false; refusal: Refusal };

/** The refusal of a command on a register that belongs to a newer version of the portal, which this one must not touch. */
export const newerVersionRefusal: Refusal = {
  code: 'newer_version',
  message:
    'A newer version of the portal is in use in this browser. Nothing was changed. Reload this page to continue.',
};

/** The refusal of a command on a register that is in this tab's memory alone, since what was stored is gone or elsewhere. */
export const lostRefusal: Refusal = {
  code: 'not_stored',
  message: 'The saved register is not available in this tab. Nothing was changed. See the notice about storage.',
};

/** The refusal of a command that other tabs came before again and again, whose register cannot be read again, or on which a reducer throws. */
export const notStoredRefusal: Refusal = {
  code: 'not_stored',
  message: 'This was not saved. Try again.',
};

/** How often a command is decided on when other tabs write first. */
const mostTries = 5;

/** The refusal of a command that was called off while it waited. */
export const calledOffRefusal: Refusal = {
  code: 'called_off',
  message: 'You cancelled this before it was saved. Nothing was changed.',
};

/** Who does a command, from the state as it is by then and from who was signed in when it was asked for; or the refusal. */
type FindActor = (state: RootState, askedBy: Actor | null) => Actor | Refusal;

/** The signed-in person, where that is still who asked. */
const whoAsked: FindActor = (state, askedBy) => {
  const actor = selectActor(state);
  if (!actor) return signedOutRefusal;
  return askedBy && !isSamePerson(askedBy, actor) ? otherPersonRefusal : actor;
};

/** The same session, its email changed or not; or the same person in the same role, signed in again. */
const isSamePerson = (a: Actor, b: Actor) =>
  a.sessionId === b.sessionId || (a.role === b.role && isSameEmail(a.email, b.email));

/**
 * The one door to the register. Under a lock that all tabs share it makes sure that memory holds the stored register,
 * decides on the command, writes what the one event changes, and then dispatches it and tells the other tabs. Where
 * nothing says that another tab has written, the writing itself makes sure, and what it refuses is decided on anew. A tab that
 * slept while somebody else signed in does nothing in their name.
 * @param findActor for signing in itself, and what the portal does
 */
export function commit<Value>(command: Command<Value>, findActor = whoAsked): AppThunk<Promise<CommandResult<Value>>> {
  return (dispatch, getState, services) => {
    const { refusedUnstored, isFinal } = definitionOf(command);
    const askedBy = selectActor(getState());
    let first: ReturnType<Services['stamp']> | undefined;
    let settles: (() => Promise<Refusal | undefined>) | undefined;

    /** In this tab's turn; undefined where another tab is or may be ahead: then it is to be decided again. */
    async function decideAndCarryOut(circumstances: Circumstances): Promise<CommandResult<Value> | undefined> {
      const { caughtUp, asked } = circumstances;
      if (asked?.signal.aborted) return refuse(calledOffRefusal);
      if (services.storage.isClosed() && services.storage.health().newerVersion) return refuse(newerVersionRefusal);
      const actor = findActor(getState(), askedBy);
      const decision =
        'code' in actor ? refuse(actor) : decide(getState(), command, { ...(first ??= services.stamp()), actor });
      const event = decision.ok ? decision.event : undefined;
      // Another tab may have done what makes it another decision.
      if (!caughtUp && !event) return undefined;
      if (!decision.ok) return decision;
      if (services.storage.health().lost && event && !isSessions(event)) return refuse(lostRefusal);
      const unchanged = services.waits() ? 'unsaved' : 'stored';
      const outcome = event ? await services.carryOut({ event, command }, circumstances) : unchanged;
      if (outcome === 'overtaken') return undefined;
      if (outcome === 'called off') return refuse(calledOffRefusal);
      if (outcome === 'failed') return refuse(notStoredRefusal);
      if (outcome === 'unsaved' && refusedUnstored) return refuse(refusedUnstored);
      if (typeof outcome === 'object') settles = outcome.settles;
      return { ok: true, stored: outcome !== 'unsaved', value: decision.value };
    }

    async function run(asked?: AskedFor): Promise<CommandResult<Value>> {
      await services.opened;
      for (let tries = 1; tries <= mostTries; tries += 1) {
        const result = await services.inTurnAtOnce(
          (caughtUp) => decideAndCarryOut({ caughtUp, isLastTry: caughtUp && tries === mostTries, asked }),
          asked?.signal,
        );
        if (!result) continue;
        const refusal = await settles?.();
        return refusal ? refuse(refusal) : result;
      }
      return refuse(notStoredRefusal);
    }

    return askAgain(isFinal ? run() : services.runCancellable(run, refuse(calledOffRefusal)));

    /** Whoever may not act any more is asked to sign in again; what they typed comes back to them then. */
    async function askAgain(done: Promise<CommandResult<Value>>) {
      const result = await done;
      const isOver =
        findActor === whoAsked && askedBy && !result.ok && accountRefusals.some((code) => code === result.refusal.code);
      if (isOver) await dispatch(commit(signOutCommand({ reason: 'account', sessionId: askedBy.sessionId })));
      return result;
    }
  };
}

/** People come and go while nothing can be written. */
const isSessions = (event: DecidedEvent) => signedIn.match(event) || signedOut.match(event);
