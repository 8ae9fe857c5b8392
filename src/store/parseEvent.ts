import * as v from 'valibot';
import { lifecycle, lifecycleActions } from '../domain/workflow/lifecycle';
import { chainBeginnings, readLink, type ChainHead } from '../domain/audit/auditChain';
import { eventMigrations } from './eventMigrations';
import { eventMeta, eventSchemas, lifecyclePayload } from './eventSchemas';
import { eventVersions, lifecycleVersion, type DecidedEvent } from './events';
import { migrate } from '../domain/register/versions';

type EventShape = { version: number; payload: v.GenericSchema };

/** An action's event is of that action, whatever its payload says. */
const lifecycleShapes = lifecycleActions.map((action): [string, EventShape] => {
  const payload = v.pipe(
    lifecyclePayload,
    v.check((happened) => happened.action === action),
  );
  return [lifecycle[action].event, { version: lifecycleVersion, payload }];
});

const eventNames = Object.keys(eventSchemas) as (keyof typeof eventSchemas)[];

const shapes = new Map<string, EventShape>([
  ...eventNames.map((type): [string, EventShape] => [
    type,
    { version: eventVersions.get(type) ?? 1, payload: eventSchemas[type] },
  ]),
  ...lifecycleShapes,
]);

const variants = new Map(
  [...shapes].map(([type, { version, payload }]) => [
    type,
    v.strictObject({
      type: v.literal(type),
      payload,
      meta: v.strictObject({ ...eventMeta.entries, v: v.literal(version) }),
    }),
  ]),
);

const named = v.object({ type: v.string(), meta: v.object({ v: v.pipe(v.number(), v.safeInteger()) }) });

/**
 * An event that comes from elsewhere, checked before it touches a reducer: unchanged where it is one of this portal's
 * events, of its version, and fits its schema; else undefined. Whether it fits the register as it stands is for the
 * reducers, which ignore what does not.
 */
export function parseEvent(value: unknown): DecidedEvent | undefined {
  if (!v.is(named, value)) return undefined;
  const variant = variants.get(value.type);
  return variant && v.is(variant, value) ? value : undefined;
}

/** As `parseEvent`, of what lies in the log, where an earlier version of the portal may have written it. */
export function parseStoredEvent(value: unknown): DecidedEvent | undefined {
  return parseEvent(v.is(named, value) ? asOfToday(value) : value);
}

function asOfToday(value: v.InferOutput<typeof named>): unknown {
  const shape = shapes.get(value.type);
  if (!shape || value.meta.v < 1 || value.meta.v >= shape.version) return value;
  const { version } = shape;
  const stored: unknown = 'payload' in value ? value.payload : undefined;
  try {
    const payload = migrate({ version, migrations: eventMigrations[value.type] }, stored, value.meta.v);
    return { ...value, payload, meta: { ...value.meta, v: version } };
  } catch {
    // Not of that version.
    return value;
  }
}

/** As `parseEvent`, of what is told outside the register's sequence: nothing but an event of a draft. */
export function parseDraftEvent(value: unknown): DecidedEvent | undefined {
  const event = parseEvent(value);
  return event?.type.startsWith('drafts/') ? event : undefined;
}

/** Whether it is an event that a newer version of the portal made: what it did, this one cannot tell. */
export function isNewerEvent(value: unknown): boolean {
  return v.is(named, value) && value.meta.v > (shapes.get(value.type)?.version ?? Infinity);
}

/** As `isNewerEvent`, of what was read from the log as it was written: a name that this version does not know is one of a newer. */
export function isNewerStoredEvent(value: unknown): boolean {
  return isNewerEvent(value) || (v.is(named, value) && !shapes.has(value.type));
}

/**
 * Whether events are of the register whose log has a chain: one of them goes on with it, says that it ended, or begins
 * again, where a start could not read its end. Without a chain, and where no event leaves a row, nothing tells.
 */
export function areOfChain(chain: ChainHead | null, events: readonly DecidedEvent[]): boolean {
  const seals = events.flatMap(({ meta }) => meta.seal ?? []);
  return (
    !chain ||
    seals.length === 0 ||
    seals.some(({ links, ended }) => {
      const first = readLink(links[0]);
      const beginsAgain = first?.place === 1 && first.chain.startsWith(chainBeginnings.again) && ended === undefined;
      return first?.chain === chain.chain || readLink(ended)?.chain === chain.chain || beginsAgain;
    })
  );
}
