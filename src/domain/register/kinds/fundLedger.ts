import { fundLedgerRecord, type FundLedgerEntry } from '../../payment/ledger';
import type { RecordKind } from './kind';

export const fundLedger = {
  version: 1,
  record: fundLedgerRecord,
  words: { one: 'Fund entry', many: 'Fund entries' },
  home: 'register',
  nameOf: ({ notes }) => notes,
  resource: 'fund',
  meets: { how: 'own' },
} satisfies RecordKind<FundLedgerEntry>;
