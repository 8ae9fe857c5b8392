import { checkBundle } from '../../../documents/bundle/checkBundle';
import type { BundleManifest } from '../../../documents/bundle/manifest';
import type { BundleProblem } from '../../../documents/bundle/problems';
import { readBundle, type BundleEvidence } from '../../../documents/bundle/readBundle';
import { listRegisterEvidence } from '../../../documents/bundle/registerEvidence';
import { checkAuditChain, type ChainCheck } from '../../../domain/audit/auditChainCheck';
import type { FileTask } from '../../../domain/fileTask';
import {
  readRegisterJsonInChunks,
  type RegisterFile,
  type RegisterProblem,
} from '../../../store/persistence/shapes/readRegisterJson';

export type RegisterFileProblem = BundleProblem | RegisterProblem;

/** A file that is sound from its first byte to its last record, or why it is not. */
export type RegisterFileReading =
  | {
      ok: true;
      file: RegisterFile;
      /** Left out by the JSON of a register alone. */
      manifest: BundleManifest | undefined;
      /** Each is named by a claim or a draft of the file, and `read` gives it the media type of its record. */
      evidence: BundleEvidence[];
      /** Whether its audit log is as it was written. One that is not is for a person to judge. */
      log: ChainCheck;
    }
  | { ok: false; problems: RegisterFileProblem[] };

/**
 * Reads a register that was exported, as a bundle or as JSON alone, and changes nothing. Rejects only when the
 * task is cancelled.
 */
export async function readRegisterFile(chosen: Blob, task: FileTask): Promise<RegisterFileReading> {
  const opened = await readBundle(chosen, task);
  if (!opened.ok) return opened;
  const { bundle } = opened;
  const reading = await readRegisterJsonInChunks(bundle.registerText, task.yieldToMain);
  if (!reading.ok) return reading;

  const { file } = reading;
  const files = listRegisterEvidence(file.records);
  const counts = Object.fromEntries(Object.entries(file.records).map(([slice, list]) => [slice, list.length]));
  const problems = checkBundle(bundle, counts, files, file.auditChain);
  if (problems.length > 0) return { ok: false, problems };

  const types = new Map(files.map(({ claimId, file: { id, type } }) => [`${claimId}/${id}`, type]));
  const evidence = bundle.evidence.map((entry) => ({
    ...entry,
    read: async () => {
      const bytes = await entry.read();
      return bytes?.slice(0, bytes.size, types.get(`${entry.claimId}/${entry.fileId}`));
    },
  }));
  const { auditChain, records } = file;
  const log = await checkAuditChain(records.audit, auditChain, task);
  return { ok: true, file, manifest: bundle.manifest, evidence, log };
}
