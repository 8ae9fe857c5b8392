import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { DecidedEvent } from './events';
import type { Ports } from './ports';
import type { RootState } from './registerReducers';

/** What commands can use besides the state. */
export type Services = Ports & {
  /** Resolves when the register is read and, on a first run, laid down. */
  opened: Promise<void>;
  /** Runs work while no other tab does a deed, and with every deed of theirs in memory. */
  inTurn<Result>(work: () => Promise<Result> | Result): Promise<Result>;
  /**
   * As `inTurn`, but where nothing speaks for a deed of another tab, work begins on what memory has, and is told that
   * nobody has `looked`. What it decides then counts only by a deed that is carried out; where it answers undefined, it
   * is done once more in the same turn, after a look.
   */
  inTurnAtOnce<Result>(work: (looked: boolean) => Promise<Result | undefined>): Promise<Result | undefined>;
  /** Takes over the deeds of other tabs, when they have been left to. */
  catchUp(): Promise<void>;
  /** Reads the drafts again, which stand outside the sequence. */
  catchUpDrafts(): void;
  /** Id and time of a new deed. Ids sort by time. */
  stamp(): { eventId: string; at: string };
  /**
   * Writes what an event changes and only then dispatches it and tells the other tabs; only within a turn. `unsaved`:
   * it could not be written. It is done in memory until it can; one that brings another register is not done.
   * `overtaken`: nothing is done, since another tab was first. Decide again. On the last try a sign-out is `unsaved`
   * instead: it holds, whatever others do. `looked` is false where `inTurnAtOnce` said so.
   */
  carryOut(event: DecidedEvent, circumstances?: Partial<Circumstances>): Promise<Outcome>;
  /**
   * For drafts, outside the register's sequence: dispatches first and writes after. Answers whether it is written; what is
   * not waits.
   */
  carryOutDraft(event: DecidedEvent): boolean;
  /**
   * As `carryOutDraft`, once the journal has it: a browser that is closed the next instant may not have taken to the disk
   * what localStorage has, and what is gone from localStorage alone a start takes for lost.
   */
  carryOutDraftForGood(event: DecidedEvent): Promise<boolean>;
  /** Moves the records out of localStorage, which ends soonest. Answers whether they lie in the database now. */
  moveRegister(): Promise<boolean>;
  /**
   * Packs the records that lie in the database, so that the next start reads them sooner, where they are not or much has
   * been done since. Answers whether it has packed them.
   */
  packRecords(): Promise<boolean>;
  /** Writes what could not be written before. Answers whether nothing is left. */
  saveWaiting(): Promise<boolean>;
};

/** Of a deed that is carried out. */
export type Circumstances = { looked: boolean; isLastTry: boolean };

export type Outcome = 'stored' | 'unsaved' | 'overtaken';

export type AppThunk<Result> = ThunkAction<Result, RootState, Services, UnknownAction>;
