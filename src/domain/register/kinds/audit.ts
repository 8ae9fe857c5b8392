import * as v from 'valibot';
import { auditRecord, isSameEvent } from '../../audit/audit';
import { chainHeadRecord } from '../../audit/auditChain';
import { defineKind } from './kind';

export const audit = defineKind({
  version: 1,
  record: auditRecord,
  // None before the first event, which begins one.
  head: v.object({ chain: v.nullable(chainHeadRecord) }),
  words: { one: 'Audit event', many: 'Audit events' },
  home: 'register',
  meets: { how: 'union', isSame: isSameEvent },
});
