import { type UnknownAction, freeze } from '@reduxjs/toolkit';

/*
 * The records of a slice. Entity adapters copy a table of records with a spread, which takes a browser some 2 µs for
 * each record of a long table; picking them up by their ids takes a tenth of it.
 */

/** Records by id, and their ids in the order in which they came. */
export type EntityTable<Row> = { ids: string[]; entities: Record<string, Row> };

/** Freezing goes through every record of a table with each event: development and tests do it, the build does not. */
const keep: <Value>(value: Value, deep?: boolean) => Value =
  process.env.NODE_ENV === 'production' ? (value) => value : freeze;

/** Which records a table differs in from the one that it was made of. */
const origins = new WeakMap<object, { before: WeakRef<object>; ids: readonly string[] }>();

/** The ids of what was changed in tables in place, in that order, since they were made; see `createBatch`. */
const changesInPlace = new WeakMap<object, string[]>();

/** The ids of what was changed in a table in place. */
export const changesIn = (entities: object): string[] => changesInPlace.get(entities) ?? [];

/** Tables that nobody else has seen yet, and lists of ids; see `createBatch`. */
let batch: WeakSet<object> | undefined;

/**
 * The ids of the records that an event put in, changed or took out, where the table was made of the other in one step;
 * undefined where both have to be compared. Both are the `entities` of a table.
 */
export function changedIds(entities: object, before: object): readonly string[] | undefined {
  const origin = origins.get(entities);
  return origin?.before.deref() === before ? [...new Set(origin.ids)] : undefined;
}

/**
 * Lets many events change tables in place: each table is copied with the first of them, and not with every one. What
 * comes of a batch may be shown when nothing more is run in it.
 */
export function createBatch() {
  const tables = new WeakSet<object>();
  return {
    /** Runs reducers. What they are given, and what they gave before in the same batch, may be theirs to change. */
    run<Result>(work: () => Result): Result {
      const outer = batch;
      batch = tables;
      try {
        return work();
      } finally {
        batch = outer;
      }
    },
    /** Spares a table that was made for this batch alone the first copy. */
    own<Row>({ ids, entities }: EntityTable<Row>): void {
      tables.add(entities).add(ids);
      changesInPlace.set(entities, []);
    },
    /** The ids of what was put into a table of the batch, changed there or taken out of it. */
    changed: ({ entities }: EntityTable<unknown>): ReadonlySet<string> =>
      new Set(tables.has(entities) ? changesInPlace.get(entities) : []),
  };
}

/** A copy to be changed; a table of the batch itself is changed. */
const takeCopy = <Row>(table: EntityTable<Row>): Record<string, Row> =>
  batch?.has(table.entities) ? table.entities : copyOf(table);

/** Notes which records a table has changed in. One of a batch is not frozen: it will be changed again. */
function changedTable<Row>(before: EntityTable<Row>, entities: Record<string, Row>, changed: readonly string[]) {
  if (batch?.has(entities)) {
    const known = changesInPlace.get(entities);
    for (const id of changed) known?.push(id);
    return entities;
  }
  const ids = [...changed];
  origins.set(entities, { before: new WeakRef(before.entities), ids });
  if (!batch) return keep(entities);
  batch.add(entities);
  changesInPlace.set(entities, ids);
  return entities;
}

/** The ids with more at the end. */
function moreIds(ids: string[], added: readonly string[]): string[] {
  // Spreading a long list copies it twice.
  if (!batch?.has(ids)) return newIds(ids.concat(added));
  for (const id of added) ids.push(id);
  return ids;
}

function newIds(ids: string[]): string[] {
  if (!batch) return keep(ids);
  batch.add(ids);
  return ids;
}

/** A table of these records alone; of those with the same id the last stands. */
export function tableOf<Row extends { id: string }>(rows: readonly Row[]): EntityTable<Row> {
  const entities: Record<string, Row> = {};
  for (const row of rows) entities[row.id] = keep(row, true);
  return { ids: keep([...new Set(rows.map(({ id }) => id))]), entities: keep(entities) };
}

/** The table with these records in it, in the place of those that have their ids. */
export function setRows<Row extends { id: string }, State extends EntityTable<Row>>(
  table: State & EntityTable<Row>,
  rows: readonly Row[],
): State {
  if (rows.length === 0) return table;
  const entities = takeCopy(table);
  const added = new Set<string>();
  for (const row of rows) {
    if (!Object.hasOwn(entities, row.id)) added.add(row.id);
    entities[row.id] = keep(row, true);
  }
  const ids = added.size > 0 ? moreIds(table.ids, [...added]) : table.ids;
  const changed = rows.map(({ id }) => id);
  return { ...table, ids, entities: changedTable(table, entities, changed) };
}

/** The table with those of the records whose ids it does not have yet. */
export function addRows<Row extends { id: string }, State extends EntityTable<Row>>(
  table: State & EntityTable<Row>,
  rows: readonly Row[],
): State {
  return setRows<Row, State>(
    table,
    rows.filter(({ id }) => !Object.hasOwn(table.entities, id)),
  );
}

/** The table without the records of these ids. */
export function removeRows<Row, State extends EntityTable<Row>>(
  table: State & EntityTable<Row>,
  ids: readonly string[],
): State {
  const gone = new Set(ids.filter((id) => Object.hasOwn(table.entities, id)));
  if (gone.size === 0) return table;
  const kept = table.ids.filter((id) => !gone.has(id));
  const entities = batch?.has(table.entities)
    ? without(table.entities, gone)
    : copyOf({ ids: kept, entities: table.entities });
  return { ...table, ids: newIds(kept), entities: changedTable(table, entities, [...gone]) };
}

/** Every record of a table, in the order of its ids. */
export function rowsOf<Row>({ ids, entities }: EntityTable<Row>): Row[] {
  const rows: Row[] = [];
  for (const id of ids) {
    const row = entities[id];
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

function without<Row>(entities: Record<string, Row>, gone: ReadonlySet<string>): Record<string, Row> {
  for (const id of gone) Reflect.deleteProperty(entities, id);
  return entities;
}

function copyOf<Row>({ ids, entities }: EntityTable<Row>): Record<string, Row> {
  const copy: Record<string, Row> = {};
  for (const id of ids) {
    const row = entities[id];
    if (row !== undefined) copy[id] = row;
  }
  return copy;
}

/** A record by an id that may come from an address: "constructor" and its like name no record. */
export function findRecord<Item>(entities: Record<string, Item>, id: string): Item | undefined {
  return Object.hasOwn(entities, id) ? entities[id] : undefined;
}

/** A slice as events leave it one after the other; each of its tables is copied once and not with every event. */
export function foldNow<State>(
  reduce: (state: State, event: UnknownAction) => State,
  state: State,
  events: readonly UnknownAction[],
): State {
  const batch = createBatch();
  return events.reduce<State>((last, event) => batch.run(() => reduce(last, event)), state);
}
