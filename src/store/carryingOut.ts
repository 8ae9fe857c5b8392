import type { Refusal } from '../domain/refusal';
import type { Command } from './command';
import type { DecidedEvent } from './events';
import type { AskedFor } from './waiting/waiting';

/** A command and the event that it was decided to be. */
export type Decided = { event: DecidedEvent; command: Command };

/** Of an event that is carried out; `asked` where it can be called off. */
export type Circumstances = { caughtUp: boolean; isLastTry: boolean; asked?: AskedFor };

/**
 * `settles`: it lies in the outbox of a shared register; answers, out of turn, why it came to count nowhere, or undefined where
 * it counts or still waits.
 */
export type CarryOutResult =
  'stored' | 'unsaved' | 'overtaken' | 'called off' | 'failed' | { settles: () => Promise<Refusal | undefined> };
