import { fundLedgerRecord } from '../../payment/ledger';
import { defineKind } from './kind';

export const fundLedger = defineKind({
  version: 1,
  record: fundLedgerRecord,
  words: { one: 'Fund entry', many: 'Fund entries' },
  home: 'register',
  nameOf: ({ notes }) => notes,
  resource: 'fund',
  meets: { how: 'own' },
});
