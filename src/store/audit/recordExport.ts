import { notAllowed } from '../../domain/notAllowed';
import type { EvidenceFile } from '../../domain/incident/evidence';
import { exportKinds, type ClaimExportKind, type ExportDetails, type ExportKind } from '../../domain/audit/exports';
import type { Actor } from '../../domain/user/user';
import { defineCommand } from '../command';
import { commit } from '../commit';
import { fileTaken } from '../events';

type RegisterExportKind = Exclude<ExportKind, ClaimExportKind>;

/**
 * Leaves the audit event of a file that was handed over (docs/product.md, Audit). Asked for after the file: whether the
 * event can be stored or not, the file is out. Refused to nobody who is signed in.
 * @param claims the ids of those that the paper decides something of: what was done to them last can be undone no more
 */
export const recordExport = (kind: RegisterExportKind, details: ExportDetails, claims?: string[]) =>
  commit(recordExportCommand({ kind, details, claims }));

/** As `recordExport`, of what was taken of one claim. */
export const recordClaimExport = (kind: ClaimExportKind, claimId: string, details: ExportDetails = {}) =>
  commit(recordExportCommand({ kind, claimId, details }));

/** As `recordExport`, of one evidence file. */
export const recordEvidenceDownload = (claimId: string, { id, type }: EvidenceFile) =>
  recordClaimExport('evidence', claimId, { fileId: id, format: type.slice(type.indexOf('/') + 1) });

type ExportForm = { details: ExportDetails; claims?: string[] | undefined } & (
  { kind: RegisterExportKind; claimId?: never } | { kind: ClaimExportKind; claimId: string }
);

const recordExportCommand = defineCommand<ExportForm, undefined, undefined, ReturnType<typeof fileTaken>>({
  scope: 'register',
  name: 'audit/recordExport',
  hasHappened: true,
  label: null,
  makes: fileTaken,
  accepts(_register, { payload: { kind, resourceId, claims }, meta: { actor } }) {
    const isOfKind = isClaimKind(kind) || resourceId === resourceIdOf(kind, actor);
    return isOfKind && (claims === undefined || kind === 'schedule') ? undefined : notAllowed;
  },
  decide(_state, { form }, stamp) {
    const resourceId = form.claimId ?? resourceIdOf(form.kind, stamp.actor);
    const { kind, claims, details } = form;
    const payload = { kind, resourceId, ...(claims && { claims }), details: withFormat(details) };
    return { ok: true, event: fileTaken(payload, stamp), value: undefined };
  },
});

const isClaimKind = (kind: ExportKind): kind is ClaimExportKind => exportKinds[kind].resource === 'claim';

function resourceIdOf(kind: RegisterExportKind, { sessionId }: Actor): string {
  const { resource } = exportKinds[kind];
  if (resource === 'session') return sessionId;
  return resource === 'payment' ? 'payment-schedule' : 'register';
}

/** The format of a file that has a name is told by it. */
const withFormat = ({ file, ...rest }: ExportDetails): ExportDetails =>
  file === undefined ? rest : { file, format: file.slice(file.lastIndexOf('.') + 1), ...rest };
