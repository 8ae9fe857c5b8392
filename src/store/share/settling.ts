import type { Refusal } from '../../domain/refusal';
import type { ShareRows } from './rows';

/** How long whoever did something waits to hear that it counts, milliseconds; after that it counts as waiting. */
const patience = 5000;

const isWaiting = ({ outbox }: ShareRows, id: string) => outbox.pending.some(({ event }) => event.meta.eventId === id);

const refusalOf = ({ told }: ShareRows, id: string) => told.find((one) => one.id === id && !one.isPart)?.refusal;

/** Knows who waits to hear what became of an event. */
export function createSettling() {
  const waiting = new Map<string, (refusal?: Refusal) => void>();
  return {
    /** What became of an event, as soon as that is known; undefined where it counts, or still waits. */
    settled: (rows: ShareRows, id: string, isOnline: boolean): Promise<Refusal | undefined> => {
      if (!isWaiting(rows, id) || !isOnline) return Promise.resolve(refusalOf(rows, id));
      return new Promise((resolve) => {
        const giveUp = setTimeout(() => settle(undefined), patience);
        const settle = (refusal?: Refusal) => {
          clearTimeout(giveUp);
          waiting.delete(id);
          resolve(refusal);
        };
        waiting.set(id, settle);
      });
    },

    /** Tells those whose event waits no longer. Answers the ids of what they have heard so. */
    tell: (rows: ShareRows): string[] =>
      [...waiting].flatMap(([id, settle]) => {
        if (isWaiting(rows, id)) return [];
        const refusal = refusalOf(rows, id);
        settle(refusal);
        return refusal ? [id] : [];
      }),

    /** Nobody will know. */
    end: () => {
      for (const settle of waiting.values()) settle(undefined);
    },
  };
}
