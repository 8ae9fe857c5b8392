import { getAction, lifecycleActions, type LifecycleAction } from '../workflow/lifecycle';
import type { AuditEvent } from './audit';
import { auditCodes } from './auditCodes';
import { exportKinds, type ExportKind } from './exports';
import { passphraseEvents } from '../user/passphraseEvents';
import { kinds } from '../register/kinds/kinds';
import { roles } from '../user/roles';
import type { Words } from '../words';

const byCode = new Map(lifecycleActions.map((action) => [getAction(action).audit.code, action]));

/** The lifecycle action that an audit event tells of. */
export const findLifecycleAction = ({ action }: Pick<AuditEvent, 'action'>): LifecycleAction | undefined =>
  byCode.get(action);

type Changing = { words: object; changes?: { how: Record<string, { code: string; words: Words }> } };

/** The words of what changes records of a kind, by code. */
const changeWords: [string, Words][] = Object.values<Changing>(kinds).flatMap(({ changes }) =>
  Object.values(changes?.how ?? {}).map(({ code, words }): [string, Words] => [code, words]),
);

/** What it is called that a file was taken. */
const exportWords: Record<ExportKind, Words> = {
  register: 'Register exported',
  setAside: 'Unreadable records downloaded',
  report: 'Report exported',
  claims: 'Selected claims exported',
  drafts: 'Drafts exported',
  schedule: 'Payment schedule created',
  auditLog: 'Audit log exported',
  importReport: 'Import report downloaded',
  securityLog: 'Security log downloaded',
  claim: 'Claim exported',
  print: 'Claim print dialog opened',
  evidence: 'Evidence downloaded',
};

/** What was done, in words, by the code of an audit event that is no action on a claim. */
const otherWords = new Map<string, Words>([
  ...Object.entries(auditCodes).map(([code, { words }]): [string, Words] => [code, words]),
  ...changeWords,
  ...Object.values(passphraseEvents).map(({ action, label }): [string, Words] => [action, label]),
  ...Object.entries(exportWords).map(([kind, words]): [string, Words] => [
    exportKinds[kind as ExportKind].action,
    words,
  ]),
]);

/** An audit event's action in words: the key of its translation. A code without words stays as it is. */
export function describeAuditAction(event: AuditEvent): Words {
  const action = findLifecycleAction(event);
  return action ? getAction(action).audit.label : (otherWords.get(event.action) ?? event.action);
}

/** The role in which an event's user acted, as the key of its translation. */
export function auditRoleLabel({ userRole }: AuditEvent): Words {
  return userRole === 'system' ? 'System' : roles[userRole].label;
}
