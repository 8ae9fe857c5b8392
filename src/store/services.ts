import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ShareLogin } from '../domain/register/feed';
import type { Refusal } from '../domain/refusal';
import type { CarryOutResult, Circumstances, Decided } from './carryingOut';
import type { DecidedEvent } from './events';
import type { Ports } from './ports';
import type { Share } from './share/share';
import type { RootState } from './registerReducers';
import type { AskedFor } from './waiting/waiting';

/** What commands can use besides the state. */
export type Services = Ports & {
  /** Resolves when the register is read and, on a first run, laid down. */
  opened: Promise<void>;
  /**
   * Runs what somebody asked for and waits for. Where it waits long, `state.storage.waits` says for what; from then on it
   * can be called off, and is answered by `calledOff`.
   */
  runCancellable<Result>(run: (asked: AskedFor) => Promise<Result>, calledOff: Result): Promise<Result>;
  /** Calls off what waits so long. Nothing of it happens later. */
  callOff(): void;
  /** Runs work while no other tab writes, and with every event of theirs in memory. */
  inTurn<Result>(work: () => Promise<Result> | Result, signal?: AbortSignal): Promise<Result>;
  /**
   * As `inTurn`, but where nothing says that another tab has written, work begins on what memory has, and is told that
   * nobody has `caughtUp`. What it decides then counts only once its event is carried out; where it answers undefined, it
   * is done once more in the same turn, after a look.
   */
  inTurnAtOnce<Result>(
    work: (caughtUp: boolean) => Promise<Result | undefined>,
    signal?: AbortSignal,
  ): Promise<Result | undefined>;
  /** Takes over the events of other tabs, unless another turn has done so. */
  catchUp(): Promise<void>;
  /** Reads the drafts again, which stand outside the sequence. */
  catchUpDrafts(): void;
  /** Id and time of a new event. Ids sort by time. */
  stamp(): { eventId: string; at: string };
  /**
   * Writes what an event changes and only then dispatches it and tells the other tabs; only within a turn. `unsaved`:
   * it could not be written. It is done in memory until it can, its command being decided again on what other
   * tabs write meanwhile; what is too large for that is not done.
   * `overtaken`: nothing is done, since another tab was first. Decide again. On the last try a sign-out is `unsaved`
   * instead: it holds, whatever others do. `called off`: nothing is done, nor will be. `failed`: nothing is done, since
   * a reducer throws on it. `caughtUp` is false where `inTurnAtOnce` said so.
   */
  carryOut(decided: Decided, circumstances?: Partial<Circumstances>): Promise<CarryOutResult>;
  /**
   * For drafts, outside the register's sequence: dispatches first and writes after. `stored` is whether it is written; what
   * is not waits. `onDisk` is, where it was asked for, whether the log has it on the disk, so that what it takes back may be
   * destroyed.
   */
  saveDraft(event: DecidedEvent, toDisk?: boolean): { stored: boolean; onDisk: Promise<boolean> };
  /**
   * As `saveDraft`, once the log has it: a browser that is closed the next instant may not have taken to the disk
   * what localStorage has, and what is gone from localStorage alone a start takes for lost. `failed`: nothing shows, since a
   * reducer throws on it. Never rejects.
   */
  saveDraftForGood(event: DecidedEvent): Promise<'stored' | 'unsaved' | 'failed'>;
  /**
   * Notes, at once and in a way that outlives the page, that a session is over, and tells the other tabs, which show it.
   * The command that ends it follows; where it does not, whichever tab has the next turn does it.
   */
  noteSignOut(sessionId: string): void;
  /** Where the device shares its register, what it can be asked besides; undefined where it does not. */
  share(): Pick<Share, 'confirmed' | 'connect' | 'forgetTold' | 'leave'> | undefined;
  /** Joins a shared register (store/share/joining.ts). Answers why it cannot. */
  joinShare(login: ShareLogin): Promise<Refusal | undefined>;
  /** Whether something that was done is in memory alone. */
  waits(): boolean;
  /**
   * Takes a snapshot of the register, where many events have followed the last. Answers whether it did.
   * @param yieldToMain waited for between its pieces: without it they follow each other as soon as the page allows
   */
  takeSnapshot(yieldToMain?: () => Promise<void>): Promise<boolean>;
  /** Makes the mirror of the register in localStorage anew, where it lacks something and there is room; likewise in pieces. */
  tidyMirror(yieldToMain?: () => Promise<void>): Promise<void>;
  /**
   * Has memory show rows of the audit log that the start has left on the disk: those of records, or all. Answers whether it
   * does.
   */
  readOlderLog(of?: readonly string[]): Promise<boolean>;
  /**
   * The register with its whole audit log, for a file; `storage.olderLog` is not null where the older rows cannot be read.
   */
  wholeRegister(): Promise<RootState>;
  /** Writes what could not be written before. Answers whether nothing is left. */
  saveWaiting(): Promise<boolean>;
};

export type AppThunk<Result> = ThunkAction<Result, RootState, Services, UnknownAction>;

/** Calls off every command of this tab that waits longer than anybody expects; each is refused, and never done. */
export function callOff(): AppThunk<void> {
  return (_dispatch, _getState, services) => services.callOff();
}
