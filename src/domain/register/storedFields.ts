import * as v from 'valibot';
import { isDay } from '../calendar';

/*
 * What the shapes of stored records are made of, with the limits of numbers and moments, which forms share. What is read
 * from storage or from a file must fit its shape before the register takes it in; what must hold between records stands in
 * soundness/. The rules for texts live with the forms alone, since a rule may become stricter and an old record stays
 * true.
 *
 * A record's type is made of its shape. The two stand together, in the file of the record (claim.ts, payment.ts); where a
 * start needs the shape alone, or a worker the rest alone, the shape has a file of its own (draftRecord.ts,
 * evidenceRecord.ts, preferencesRecord.ts), of which the other takes the type.
 */

export const text = v.string();

/** Half a character can stand in no address. */
const isWhole = (value: string) => !/\p{Surrogate}/u.test(value);

export const id = v.pipe(v.string(), v.nonEmpty(), v.check(isWhole));

/** Of this century or the last, as days are. */
const instantPattern = /^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** What needs no calendar: every month has 28 days. */
const plainInstant = /^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/;

/** Instants are compared as texts, so one form of them stands. */
export const isInstant = (value: string) =>
  plainInstant.test(value) ||
  (instantPattern.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    (value.slice(8, 10) <= '28' || isDay(value.slice(0, 10))));

/** An ISO instant. */
export const instant = v.pipe(v.string(), v.check(isInstant));

/** YYYY-MM-DD */
export const day = v.pipe(v.string(), v.check(isDay));

/** Every change raises a revision by one: half of the whole numbers that there are leaves room for as many changes. */
const maximumRevision = Number.MAX_SAFE_INTEGER / 2;

/** Counts the changes of a record. */
export const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maximumRevision));

/** A place in an order, from 1. */
export const place = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maximumRevision));

/** From 1. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** How many there are, from 0. */
export const tally = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const measure = v.pipe(v.number(), v.finite());

/** Degrees, WGS 84. */
export const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** One of the names of a table's rows. */
export const keysOf = <Key extends string>(table: Record<Key, unknown>) => v.picklist(Object.keys(table) as Key[]);

/** When a file or a snapshot says it was written: an instant of any zone. */
export const writtenAt = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T/),
  v.check((instant) => !Number.isNaN(Date.parse(instant))),
);
