import { ofEachKind, type Kind, type RegisterRecords } from '../../domain/register/kinds/kinds';
import type { RootState } from '../registerReducers';
import { isEqual } from '../../domain/isEqual';

export type Revised = { id: string; rev: number };

/**
 * The records of a snapshot as the register takes them up. What is the same as now stays untouched; what differs gets a
 * revision above the current one, so that whoever looked at the register before is told that it changed.
 */
export const raiseRevisions = (state: RootState, records: RegisterRecords): RegisterRecords =>
  ofEachKind<RegisterRecords>(<Name extends Kind>(name: Name) => {
    const current: Record<string, object | undefined> = state[name].entities;
    const list: readonly { id: string }[] = records[name];
    return list.map((record) =>
      isRevised(record) ? raised(record, current[record.id] as Revised | undefined) : record,
    ) as RegisterRecords[Name];
  });

/** Whether records of its kind have revisions. */
export const isRevised = (record: { id: string }): record is Revised => 'rev' in record;

/** A record as it takes the place of the current one: that one itself where they are the same, else of a later revision. */
export function raised<Item extends Revised>(record: Item, current: Item | undefined): Item {
  if (!current) return record;
  if (isEqual({ ...record, rev: 0 }, { ...current, rev: 0 })) return current;
  return { ...record, rev: Math.max(record.rev, current.rev) + 1 };
}
