import type { Refusal } from '../../domain/refusal';
import type { RootState } from '../registerReducers';
import type { CarryOutResult, Circumstances, Decided } from '../carryingOut';

/** What a tab does where its device shares the register. */
export type Share = {
  /** As `Services.carryOut`; undefined where an event goes into the log as on any other device. */
  carryOut: (decided: Decided, how: Partial<Circumstances>) => Promise<CarryOutResult> | undefined;
  /** Takes over what other tabs have written beside the log; only in this tab's turn. */
  catchUp: () => Promise<void>;
  /** The register as the stream has left it, with what is this tab's alone: without what has yet to be confirmed. */
  confirmed: () => RootState;
  /** Opens the line to the server, and keeps it open. Rejects with `LoginRefused` where that does not let the account in. */
  connect: (password: string) => Promise<void>;
  /** Nobody has to be told of these any more. */
  forgetTold: (ids: readonly string[]) => Promise<void>;
  /** Ends it: what waits becomes this register's own. Answers why it cannot. */
  leave: () => Promise<Refusal | undefined>;
};
