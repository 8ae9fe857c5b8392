import type { EvidenceFile } from '../../domain/evidence';
import { exportKinds, type ClaimExportKind, type ExportDetails, type ExportKind } from '../../domain/exports';
import type { Actor } from '../../domain/user';
import { commit, type CommandResult } from '../commit';
import { fileTaken } from '../events';
import type { AppThunk } from '../services';

type RegisterExportKind = Exclude<ExportKind, ClaimExportKind>;

/**
 * Leaves the audit event of a file that was handed over (PRODUCT.md, Audit). Asked for after the file: whether the event
 * can be stored or not, the file is out. Refused to nobody who is signed in.
 */
export function recordExport(kind: RegisterExportKind, details: ExportDetails): AppThunk<Promise<CommandResult>> {
  return record(kind, details, (actor) => resourceIdOf(kind, actor));
}

/** As `recordExport`, of what was taken of one claim. */
export function recordClaimExport(
  kind: ClaimExportKind,
  claimId: string,
  details: ExportDetails = {},
): AppThunk<Promise<CommandResult>> {
  return record(kind, details, () => claimId);
}

/** As `recordExport`, of one evidence file. */
export function recordEvidenceDownload(claimId: string, { id, type }: EvidenceFile): AppThunk<Promise<CommandResult>> {
  return recordClaimExport('evidence', claimId, { fileId: id, format: type.slice(type.indexOf('/') + 1) });
}

function record(
  kind: ExportKind,
  details: ExportDetails,
  findId: (actor: Actor) => string,
): AppThunk<Promise<CommandResult>> {
  return commit((_state, stamp) => ({
    ok: true,
    event: fileTaken({ kind, resourceId: findId(stamp.actor), details: withFormat(details) }, stamp),
    value: undefined,
  }));
}

function resourceIdOf(kind: RegisterExportKind, { sessionId }: Actor): string {
  const { resource } = exportKinds[kind];
  if (resource === 'session') return sessionId;
  return resource === 'payment' ? 'payment-schedule' : 'register';
}

/** The format of a file that has a name is told by it. */
const withFormat = ({ file, ...rest }: ExportDetails): ExportDetails =>
  file === undefined ? rest : { file, format: file.slice(file.lastIndexOf('.') + 1), ...rest };
