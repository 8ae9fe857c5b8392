import type { Connection } from '../../domain/register/feed';
import type { Refusal } from '../../domain/refusal';
import type { OvertakenCommand } from '../persistence/overtaken';

/** What this device did that counts nowhere, since somebody was first. */
export type Told = OvertakenCommand & {
  id: string;
  at: string;
  refusal: Refusal;
  /** What was asked for, and filled in. */
  command?: { name: string; targets: readonly { id: string }[]; form: unknown };
  /** The rest of it counts, or still waits. */
  isPart?: true;
};

/** A message that every copy of the register refused, whoever wrote it. */
export type RefusedMessage = { sequence: number; account: string; refusals: readonly Refusal[] };

/** How a device stands that shares its register. */
export type ShareStatus = {
  /** The email of the account that it shares it as. */
  account: string;
  address: string;
  /** `locked`: the password has yet to be typed since the portal was opened. */
  connection: Connection | 'locked';
  /** Since when there has been none; null while there is one. */
  since: string | null;
  /** The disk is full: what comes waits for room. */
  isFull: boolean;
  /** How many changes have yet to be confirmed. */
  waiting: number;
  /** The records that they are about. */
  unconfirmed: Readonly<Record<string, true>>;
  told: readonly Told[];
  refused: readonly RefusedMessage[];
};
