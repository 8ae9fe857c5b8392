import { fundLedgerRecord, type FundLedgerEntry } from '../../payment/ledger';
import type { RecordKind } from './kind';

export const fundLedger = {
  version: 1,
  record: fundLedgerRecord,
  words: { one: 'Fund entry', many: 'Fund entries' },
  home: 'register',
  nameOf: ({ notes }) => notes,
  resource: 'fund',
  fields: {
    id: { label: 'Entry' },
    number: { label: 'Entry number' },
    date: { label: 'Date', as: 'date' },
    openingBalance: { label: 'Opening balance', as: 'money' },
    allocationAmount: { label: 'Allocation amount', as: 'money' },
    allocationDistrict: { label: 'Allocation district', as: 'district' },
    notes: { label: 'Notes' },
    closingBalance: { label: 'Closing balance', as: 'money' },
  },
  meets: { how: 'own' },
} satisfies RecordKind<FundLedgerEntry>;
