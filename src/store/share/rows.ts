import * as v from 'valibot';
import type { EventLog, Write } from '../../domain/register/eventLog';
import { id } from '../../domain/register/storedFields';
import { keyPrefix } from '../persistence/local/keys';
import type { Ports } from '../ports';
import { parseEvent } from '../parseEvent';
import type { Place } from '../replica/judge';
import { emptyOutbox, type Outbox } from '../replica/outbox';
import type { RefusedMessage, Told } from './status';

/** What lies beside the log of a device that shares its register. */
export type ShareRows = {
  /** Who it is: an account, and the name that chance gave it when it joined. */
  self: { account: string; email: string; address: string; device: string };
  place: Place;
  outbox: Outbox;
  told: readonly Told[];
  refused: readonly RefusedMessage[];
};

/** A name for a device, which nobody knows before it speaks. */
export const makeDevice = ({ random }: Pick<Ports, 'random'>) => `D-${random()}${random()}${random()}`;

/** What the keys of the rows begin with. */
export const sharePrefix = `${keyPrefix}share/`;

const text = v.string();

/** A record of this portal's own, of which it is looked at whether it can be one. */
const like = <Value>(shape: v.GenericSchema) => v.custom<Value>((value) => v.is(shape, value));

const rowsRecord = v.object({
  self: v.object({ account: id, email: text, address: text, device: id }),
  place: like<Place>(
    v.looseObject({ sequence: v.number(), devices: v.record(text, v.object({ account: text, n: v.number() })) }),
  ),
  outbox: like<Outbox>(
    v.looseObject({ pending: v.array(v.looseObject({ command: v.looseObject({}), event: v.looseObject({}) })) }),
  ),
  told: v.array(
    like<Told>(
      v.looseObject({
        id,
        subjects: v.array(text),
        refusal: v.looseObject({}),
        command: v.optional(v.looseObject({ name: text, targets: v.array(v.looseObject({ id })) })),
      }),
    ),
  ),
  refused: v.array(like<RefusedMessage>(v.looseObject({ sequence: v.number(), refusals: v.array(v.looseObject({})) }))),
});

const names = Object.keys(rowsRecord.entries) as (keyof ShareRows)[];

/** Rows to be written, with an event or without. */
export const writesOf = (rows: Partial<ShareRows>): Write[] =>
  names.flatMap((name): Write[] => (rows[name] ? [[sharePrefix + name, JSON.stringify(rows[name])]] : []));

/** What takes all rows away: the device shares nothing any more. */
export const removals: readonly Write[] = names.map((name) => [sharePrefix + name, null]);

/**
 * Reads the rows, in the tab's turn.
 * @returns the texts as they lie, by which a change shows; undefined where they cannot be read
 */
export async function readTexts(log: EventLog): Promise<ReadonlyMap<string, string> | undefined> {
  const rows = await log.rows(sharePrefix);
  return rows && new Map(rows.flatMap(({ key, text }) => (text === null ? [] : [[key, text]])));
}

/** The rows of these texts; undefined where the device shares nothing, `unreadable` where they are damaged. */
export function parseRows(texts: ReadonlyMap<string, string>): ShareRows | 'unreadable' | undefined {
  if (texts.size === 0) return undefined;
  try {
    const rows: Record<string, unknown> = { outbox: emptyOutbox, told: [], refused: [] };
    for (const [key, text] of texts) rows[key.slice(sharePrefix.length)] = JSON.parse(text);
    const { outbox, ...others } = v.parse(rowsRecord, rows);
    // An earlier version of the portal may have put them there.
    const pending = outbox.pending.map((one) => ({ ...one, event: parseEvent(one.event) ?? one.event }));
    return { ...others, outbox: { ...outbox, pending } };
  } catch {
    return 'unreadable';
  }
}
