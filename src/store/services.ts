import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { DecidedEvent } from './events';
import type { Ports } from './ports';
import type { RootState } from './registerReducers';

/** What commands can use besides the state. */
export type Services = Ports & {
  /** Resolves when the register is read and, on a first run, laid down. */
  opened: Promise<void>;
  /** Reads the register again when another tab has done deeds unheard of here. */
  catchUp(): void;
  /** Reads the drafts again, which stand outside the sequence. */
  catchUpDrafts(): void;
  /** Id and time of a new deed. Ids sort by time. */
  stamp(): { eventId: string; at: string };
  /**
   * Dispatches an event, stores what it changed and tells the other tabs. Returns whether it is stored; one that
   * replaces the whole register is undone where it is not.
   */
  carryOut(event: DecidedEvent): boolean;
  /** As `carryOut`, for drafts: outside the register's sequence. */
  carryOutDraft(event: DecidedEvent): boolean;
};

export type AppThunk<Result> = ThunkAction<Result, RootState, Services, UnknownAction>;
