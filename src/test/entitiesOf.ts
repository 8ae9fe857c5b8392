import { ofEachKind, type RegisterRecords } from '../domain/register/kinds/kinds';
import type { Entities } from '../store/register/merging/types';
import { noRecords } from './testRegister';

/** The records of a register as the state holds them, without a store. */
export function entitiesOf(records: Partial<RegisterRecords>): Entities {
  const all = { ...noRecords, ...records };
  return ofEachKind<Entities>(
    (name) =>
      ({ entities: Object.fromEntries(all[name].map((record) => [record.id, record])) }) as Entities[typeof name],
  );
}
