import { freeze } from '@reduxjs/toolkit';

/*
 * The records of a slice. Entity adapters copy a table of records with a spread, which takes a browser some 2 µs for
 * each record of a long table; picking them up by their ids takes a tenth of it.
 */

/** Records by id, and their ids in the order in which they came. */
export type Table<Row> = { ids: string[]; entities: Record<string, Row> };

/** Freezing goes through every record of a table with each deed: development and tests do it, the build does not. */
const keep: <Value>(value: Value, deep?: boolean) => Value =
  process.env.NODE_ENV === 'production' ? (value) => value : freeze;

/** Which records a table differs in from the one that it was made of. */
const origins = new WeakMap<object, { before: WeakRef<object>; ids: readonly string[] }>();

/**
 * The ids of the records that a deed put in, changed or took out, where the table was made of the other in one step;
 * undefined where both have to be compared. Both are the `entities` of a table.
 */
export function changedIds(entities: object, before: object): readonly string[] | undefined {
  const origin = origins.get(entities);
  return origin?.before.deref() === before ? origin.ids : undefined;
}

/** Copies of long tables that were made ahead, by the `entities` that they are copies of. */
const copies = new WeakMap<object, object>();

/** From how many records on a copy takes long enough to be made ahead. */
const longTable = 500;

/**
 * Copies a long table ahead of the next deed, while nobody waits: the deed then only adds its rows. Answers whether it
 * had to.
 */
export function copyAhead<Row>(table: Table<Row>): boolean {
  if (table.ids.length < longTable || copies.has(table.entities)) return false;
  copies.set(table.entities, copyOf(table));
  return true;
}

/** A copy to be changed; one that was made ahead serves once. */
function takeCopy<Row>(table: Table<Row>): Record<string, Row> {
  const copy = copies.get(table.entities) as Record<string, Row> | undefined;
  copies.delete(table.entities);
  return copy ?? copyOf(table);
}

/** A table of these records alone; of those with the same id the last stands. */
export function tableOf<Row extends { id: string }>(rows: readonly Row[]): Table<Row> {
  const entities: Record<string, Row> = {};
  for (const row of rows) entities[row.id] = keep(row, true);
  return { ids: keep([...new Set(rows.map(({ id }) => id))]), entities: keep(entities) };
}

/** The table with these records in it, in the place of those that have their ids. */
export function setRows<Row extends { id: string }, State extends Table<Row>>(
  table: State & Table<Row>,
  rows: readonly Row[],
): State {
  if (rows.length === 0) return table;
  const entities = takeCopy(table);
  const added = new Set<string>();
  for (const row of rows) {
    if (!Object.hasOwn(entities, row.id)) added.add(row.id);
    entities[row.id] = keep(row, true);
  }
  // Spreading a long list copies it twice.
  const ids = added.size > 0 ? keep(table.ids.concat([...added])) : table.ids;
  origins.set(entities, { before: new WeakRef(table.entities), ids: rows.map(({ id }) => id) });
  return { ...table, ids, entities: keep(entities) };
}

/** The table with those of the records whose ids it does not have yet. */
export function addRows<Row extends { id: string }, State extends Table<Row>>(
  table: State & Table<Row>,
  rows: readonly Row[],
): State {
  return setRows<Row, State>(
    table,
    rows.filter(({ id }) => !Object.hasOwn(table.entities, id)),
  );
}

/** The table without the records of these ids. */
export function removeRows<Row, State extends Table<Row>>(table: State & Table<Row>, ids: readonly string[]): State {
  const gone = new Set(ids.filter((id) => Object.hasOwn(table.entities, id)));
  if (gone.size === 0) return table;
  const kept = table.ids.filter((id) => !gone.has(id));
  const entities = copyOf({ ids: kept, entities: table.entities });
  origins.set(entities, { before: new WeakRef(table.entities), ids: [...gone] });
  return { ...table, ids: keep(kept), entities: keep(entities) };
}

/** Every record of a table, in the order of its ids. */
export function rowsOf<Row>({ ids, entities }: Table<Row>): Row[] {
  const rows: Row[] = [];
  for (const id of ids) {
    const row = entities[id];
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

function copyOf<Row>({ ids, entities }: Table<Row>): Record<string, Row> {
  const copy: Record<string, Row> = {};
  for (const id of ids) {
    const row = entities[id];
    if (row !== undefined) copy[id] = row;
  }
  return copy;
}
