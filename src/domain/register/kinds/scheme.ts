import { shippedAccess } from '../../access/account';
import { schemeFacts } from '../../audit/schemeFacts';
import { revision } from '../storedFields';
import { rulesOf } from '../../scheme/scheme';
import * as v from 'valibot';
import { partWith, schemeRecord, type SchemeRecord } from '../../scheme/schemeRecord';
import type { RecordKind } from './kind';

export const scheme = {
  version: 2,
  record: schemeRecord,
  words: { one: 'Scheme rules', many: 'Scheme rules' },
  home: 'register',
  resource: 'scheme',
  changes: {
    version: 2,
    // As it ships, it is of revision 0 and in no register.
    before: partWith({ rev: v.union([v.literal(0), revision]) }),
    ships: ({ rev }: { rev: number }) => rev === 0,
    how: {
      changed: { by: 'manageScheme', code: 'SCHEME_CHANGED', words: 'Scheme rules changed', severity: 'high' },
    },
  },
  // Who may act is nobody's to change by bringing a file.
  meets: {
    how: 'history',
    contentOf: rulesOf,
    standing: (record) => (record.id === 'access' ? { ...record, ...shippedAccess, rev: 0 } : undefined),
  },
  factsOf: schemeFacts,
} satisfies RecordKind<SchemeRecord>;
