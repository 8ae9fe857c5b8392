import type { Command } from '../command';
import type { DecidedEvent } from '../events';
import type { Arrived } from '../../domain/register/arrived';
import { longestMessage, type DeedMessage } from './message';
import type { Verdict } from './judge';

/**
 * A command of this device and the event that it was decided to be, until the stream says what became of it. `isRetried`: it
 * was overtaken on its way once, and is told when that happens again.
 */
export type Pending = { command: Command; event: DecidedEvent; isRetried?: true };

/**
 * What the stream has not said yet, in the order in which it was done. One message of an account on a device is on its way at
 * a time: it holds the first `count`, and is sent again word for word until it is read back.
 */
export type Outbox = {
  pending: readonly Pending[];
  sent?: { n: number; text: string; count: number };
  /** The place in the stream on which what waits was decided last. */
  decidedOn?: number;
};

export const emptyOutbox: Outbox = { pending: [] };

/** @param n how many messages of this device the stream has */
export function withMessage(outbox: Outbox, device: string, n: number): Outbox {
  const { pending, sent } = outbox;
  if (sent || pending.length === 0) return outbox;
  const events: DeedMessage['events'] = [];
  let text = '';
  for (const { event } of pending) {
    const { seal: _seal, ...meta } = event.meta;
    const longer = JSON.stringify({
      v: 1,
      device,
      n: n + 1,
      events: [...events, { ...event, meta }],
    } satisfies DeedMessage);
    // One that is too long by itself is sent all the same: every copy refuses it, and whoever did it is told.
    if (events.length > 0 && bytesOf(longer) > longestMessage) break;
    events.push({ ...event, meta });
    text = longer;
  }
  return { ...outbox, sent: { n: n + 1, text, count: events.length } };
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/** What still waits, and what of what was sent counts nowhere. */
type Settled = { outbox: Outbox; fallen: readonly Pending[] };

/**
 * @param arrived a message of this account
 * @param verdict what became of it
 */
export function settle(outbox: Outbox, device: string, { text }: Arrived, verdict: Verdict): Settled {
  const { pending, sent } = outbox;
  const isSent = sent?.text === text;
  // Its number went to somebody who copied this device: it has to be told under another.
  const isTaken = verdict.what !== 'refused' && verdict.from.device === device && verdict.from.n === sent?.n;
  if (!sent || (!isSent && !isTaken)) return { outbox, fallen: [] };
  if (!isSent || verdict.what === 'known') return { outbox: { pending }, fallen: [] };
  const counts = new Set(verdict.what === 'judged' ? verdict.events.map(({ meta }) => meta.eventId) : []);
  const told = pending.slice(0, sent.count);
  return {
    outbox: { pending: pending.slice(sent.count) },
    fallen: told.filter(({ event }) => !counts.has(event.meta.eventId)),
  };
}
