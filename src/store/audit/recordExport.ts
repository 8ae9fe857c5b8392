import { notAllowed } from '../../domain/actions/decide';
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
 */
export const recordExport = (kind: RegisterExportKind, details: ExportDetails) =>
  commit(recordExportCommand({ kind, details }));

/** As `recordExport`, of what was taken of one claim. */
export const recordClaimExport = (kind: ClaimExportKind, claimId: string, details: ExportDetails = {}) =>
  commit(recordExportCommand({ kind, claimId, details }));

/** As `recordExport`, of one evidence file. */
export const recordEvidenceDownload = (claimId: string, { id, type }: EvidenceFile) =>
  recordClaimExport('evidence', claimId, { fileId: id, format: type.slice(type.indexOf('/') + 1) });

type ExportForm = { details: ExportDetails } & (
  { kind: RegisterExportKind; claimId?: never } | { kind: ClaimExportKind; claimId: string }
);

const recordExportCommand = defineCommand<ExportForm, undefined, undefined, ReturnType<typeof fileTaken>>({
  scope: 'register',
  name: 'audit/recordExport',
  hasHappened: true,
  label: null,
  makes: fileTaken,
  accepts: (_register, { payload: { kind, resourceId }, meta: { actor } }) =>
    isClaimKind(kind) || resourceId === resourceIdOf(kind, actor) ? undefined : notAllowed,
  decide(_state, { form }, stamp) {
    const resourceId = form.claimId ?? resourceIdOf(form.kind, stamp.actor);
    const payload = { kind: form.kind, resourceId, details: withFormat(form.details) };
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
