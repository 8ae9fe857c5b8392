import * as v from 'valibot';
import { auditRecord, isSameEvent, type AuditEvent } from '../../audit/audit';
import { chainHeadRecord } from '../../audit/auditChain';
import type { RecordKind } from './kind';

export const audit = {
  version: 1,
  record: auditRecord,
  // None before the first event, which begins one.
  head: v.object({ chain: v.nullable(chainHeadRecord) }),
  words: { one: 'Audit event', many: 'Audit events' },
  home: 'register',
  meets: { how: 'union', isSame: isSameEvent },
} satisfies RecordKind<AuditEvent>;
