import * as v from 'valibot';
import { count, id } from '../../domain/register/storedFields';

/*
 * What a device says on the stream of a shared register, and what the stream makes of it. The stream gives the order, every
 * copy of the register the same verdict.
 */

/** The most that a message may hold, characters: as much as the server takes. */
export const longestMessage = 1_000_000;

const head = { v: v.literal(1), device: id, n: v.pipe(count, v.minValue(1)) };

/**
 * `device` is of one account, `n` counts its messages, from 1. `events` are what one person did, in order; `base` is a part of
 * what the stream begins with.
 */
export const messageRecord = v.union([
  v.strictObject({ ...head, events: v.pipe(v.array(v.unknown()), v.minLength(1)) }),
  v.strictObject({ ...head, base: v.strictObject({ part: count, of: count, text: v.string() }) }),
]);

/** What says that a newer version of the portal sent it. */
export const newerMessageRecord = v.looseObject({ v: v.pipe(v.number(), v.gtValue(1)) });

export type Message = v.InferOutput<typeof messageRecord>;

/** One of what somebody did. */
export type DeedMessage = Extract<Message, { events: unknown }>;
