import type * as v from 'valibot';
import type { AuditEvent, AuditResource, Severity } from './audit';
import type { exportDetailsRecord } from './exportDetailsRecord';

type ExportRow = {
  action: string;
  resource: AuditResource;
  severity: Severity;
  /** A paper of the claim that it is about: the last action on that is not undone any more. */
  endsUndo?: true;
};

/**
 * Every kind of file with people's data that leaves the portal, and the audit event that it leaves behind. A whole
 * register is a security alert. What a person brought themselves, and what holds nobody's data, is none of these.
 */
export const exportKinds = {
  /** The register in any form: with evidence, records alone, a snapshot, or what the storage notice offers. */
  register: { action: 'REGISTER_EXPORTED', resource: 'register', severity: 'high' },
  /** The stored texts that could not be read. */
  setAside: { action: 'SET_ASIDE_EXPORTED', resource: 'register', severity: 'high' },
  report: { action: 'REPORT_EXPORTED', resource: 'register', severity: 'medium' },
  claims: { action: 'CLAIMS_EXPORTED', resource: 'register', severity: 'medium' },
  drafts: { action: 'DRAFTS_EXPORTED', resource: 'register', severity: 'low' },
  schedule: { action: 'PAYMENT_SCHEDULE_MADE', resource: 'payment', severity: 'medium' },
  auditLog: { action: 'AUDIT_EXPORTED', resource: 'register', severity: 'medium' },
  importReport: { action: 'IMPORT_REPORT_EXPORTED', resource: 'register', severity: 'medium' },
  securityLog: { action: 'SECURITY_LOG_EXPORTED', resource: 'session', severity: 'low' },
  claim: { action: 'CLAIM_EXPORTED', resource: 'claim', severity: 'low', endsUndo: true },
  /** The dialog was opened; a page cannot know whether anything was printed. */
  print: { action: 'CLAIM_PRINTED', resource: 'claim', severity: 'low', endsUndo: true },
  evidence: { action: 'EVIDENCE_DOWNLOADED', resource: 'claim', severity: 'low' },
} as const satisfies Record<string, ExportRow>;

export type ExportKind = keyof typeof exportKinds;

/** Whether a file of this kind ends what can be undone on the claim that it is about. */
export const endsUndo = (kind: ExportKind): boolean => 'endsUndo' in exportKinds[kind];

/** The kinds that are of one claim. */
export type ClaimExportKind = {
  [Kind in ExportKind]: (typeof exportKinds)[Kind]['resource'] extends 'claim' ? Kind : never;
}[ExportKind];

const exportActions: ReadonlySet<string> = new Set(Object.values(exportKinds).map(({ action }) => action));

/** Whether an audit event tells of a file that was taken. Such an event changes nothing in the register. */
export const isExport = ({ action }: Pick<AuditEvent, 'action'>) => exportActions.has(action);

/**
 * What the audit log keeps of a file. A file that people named themselves is kept by its id: its name may be a person's.
 */
export type ExportDetails = v.InferOutput<typeof exportDetailsRecord>;
