import { tryOut, type Core } from '../log/core';
import { eventsOn, type Unsaved } from '../log/unsaved';
import type { Outbox } from '../replica/outbox';
import { chainEvents } from './chainEvents';

/** Whether memory shows as much as lies in the outbox. */
export const isShown = (unsaved: Unsaved, { pending }: Outbox): boolean =>
  unsaved.isShown() && unsaved.all().filter(({ isKept }) => isKept).length === pending.length;

/** Has memory show an outbox on top of what the log has, and then what is in memory alone. */
export async function showOutbox({ getState }: Core, unsaved: Unsaved, { pending }: Outbox): Promise<void> {
  const inMemory = unsaved.all().filter(({ isKept }) => !isKept);
  const next = [...pending.map((one) => ({ ...one, isKept: true as const })), ...inMemory];
  if (next.length === 0 && unsaved.all().length === 0) return;
  const stored = unsaved.storedState();
  const events = await chainEvents(
    stored.audit,
    next.map(({ event }) => event),
  );
  const on = { ...stored, drafts: getState().drafts };
  unsaved.replace(next, tryOut(() => eventsOn(on, events)) ?? eventsOn(on, []));
}
