import { moneySeverity } from '../../../domain/audit/auditCodes';
import type { RecordKind } from '../../../domain/register/kinds/kind';
import {
  factsOf,
  kinds,
  ofChangeEvents,
  type ChangedKind,
  type ChangeEvent,
  type AnyChange,
} from '../../../domain/register/kinds/kinds';
import { diff } from '../diff';
import { succeeded, type Row, type RowsByEvent } from './row';

type ChangeRows = Required<Pick<RowsByEvent, ChangeEvent>>;

/** What was done to records that are no claims: entries of the fund, and each kind that is changed as a whole. */
export const recordRows: RowsByEvent = {
  'fundLedger/entryRecorded': ({ entry, balance }) => ({
    ...succeeded('FUND_ENTRY_RECORDED', 'fund', entry.id),
    severity: moneySeverity(Math.max(entry.allocationAmount, entry.openingBalance - balance)),
    changes: diff({}, entry),
  }),
  ...ofChangeEvents<ChangeRows>((name) => (payload: AnyChange) => changeRow(name, payload)),
};

function changeRow(name: ChangedKind, { how, before, after }: AnyChange): Row | undefined {
  const { changes, resource, ownerOf }: SomeKind = kinds[name];
  const done = changes?.how[how];
  const record = after ?? before;
  if (!done || !resource || !record) return undefined;
  return {
    ...succeeded(done.code, resource, ownerOf?.(record as never) ?? record.id),
    severity: done.severity,
    changes: diff(factsOf(name, before), factsOf(name, after)),
  };
}

type SomeKind = Pick<RecordKind<never>, 'changes' | 'resource' | 'ownerOf'>;
