import { makeBundle, type EvidenceToPack } from '../../../documents/bundle/makeBundle';
import type { BundleManifest } from '../../../documents/bundle/manifest';
import { listRegisterEvidence } from '../../../documents/bundle/registerEvidence';
import type { FileTask } from '../../../domain/fileTask';
import { runInChunks } from '../../../domain/runInChunks';
import { saveFile } from '../../../platform/download';
import { getEvidenceFile } from '../../../platform/evidenceFiles';
import { readWholeRegister } from '../../../store/audit/readOlderLog';
import { recordExport } from '../../../store/audit/recordExport';
import { selectAllClaims } from '../../../store/claims/selectors';
import type { RegisterStore } from '../../../store/createRegisterStore';
import { selectDrafts } from '../../../store/drafts/selectors';
import { readRegisterJsonInChunks } from '../../../store/persistence/shapes/readRegisterJson';
import { registerAsJson, registerJsonInChunks } from '../../../store/persistence/shapes/registerJson';
import type { RootState } from '../../../store/registerReducers';
import { selectSession } from '../../../store/session/selectors';
import { kindNames } from '../../../domain/register/kinds/kinds';

type Store = Pick<RegisterStore, 'dispatch'>;

/**
 * Hands the records of the register to the browser's downloads, without evidence files. Rejects where its audit log cannot
 * be read.
 */
export async function exportRegister(store: Store): Promise<void> {
  const now = new Date().toISOString();
  const state = await store.dispatch(readWholeRegister());
  saveRegisterFile(store, { text: registerAsJson(state, now), takenAt: now, claims: state.claims.ids.length });
}

/** Hands the text of a register to the browser's downloads, under the minute it is of. */
export function saveRegisterFile(
  { dispatch }: Store,
  { text, takenAt, claims }: { text: string; takenAt: string; claims: number },
) {
  const name = fileName(takenAt, 'json');
  saveFile(name, text, 'application/json');
  void dispatch(recordExport('register', { file: name, claims }));
}

const fileName = (takenAt: string, extension: 'json' | 'zip') =>
  `wildlife-claims-${takenAt.slice(0, 16).replace(/[T:]/g, '-')}.${extension}`;

/** The files whose bytes belong to the register as it is in memory. Sizes in bytes, as their records have them. */
export const listEvidenceToPack = (state: RootState): EvidenceToPack[] =>
  toPack({ claims: selectAllClaims(state), drafts: selectDrafts(state) });

function toPack(holders: Parameters<typeof listRegisterEvidence>[0]): EvidenceToPack[] {
  return listRegisterEvidence(holders).map(({ claimId, file: { id, size } }) => ({
    claimId,
    fileId: id,
    size,
    read: () => readFile(claimId, id),
  }));
}

/** The device gives no evidence at all, so that a file without it would look whole and not be. */
export class EvidenceUnreadable extends Error {}

async function readFile(claimId: string, fileId: string): Promise<Blob | undefined> {
  const result = await getEvidenceFile(claimId, fileId);
  if (!result.ok) throw new EvidenceUnreadable();
  return result.value;
}

/**
 * Hands a register, evidence included, to the browser's downloads, and says what the file holds. Rejects when the task is
 * cancelled, and with `EvidenceUnreadable`.
 * @param state with its whole audit log, as long as that can be read
 */
export async function exportBundle({ dispatch }: Store, state: RootState, task: FileTask): Promise<BundleManifest> {
  const now = new Date().toISOString();
  const session = selectSession(state);
  const { file, manifest } = await makeBundle(
    {
      registerText: await runInChunks(registerJsonInChunks(state, now), task.yieldToMain),
      exportedAt: now,
      exportedBy: { name: session?.name ?? '', role: session?.role ?? '' },
      counts: Object.fromEntries(kindNames.map((kind) => [kind, state[kind].ids.length])),
      auditChain: state.audit.chain,
      evidence: listEvidenceToPack(state),
    },
    task,
  );
  const name = fileName(now, 'zip');
  saveFile(name, file);
  const { files } = manifest.evidence;
  void dispatch(recordExport('register', { file: name, claims: state.claims.ids.length, files }));
  return manifest;
}

/**
 * Hands a snapshot with the evidence it names to the browser's downloads, where the register itself is lost: there is
 * nobody signed in, and no log that could take it down. A text that is no sound register is handed out as it is; answers
 * whether the file holds evidence. Rejects when the task is cancelled, and with `EvidenceUnreadable`.
 * @param text of the snapshot
 * @param takenAt instant, ISO
 */
export async function rescueSnapshot(text: string, takenAt: string, task: FileTask): Promise<boolean> {
  const reading = await readRegisterJsonInChunks(text, task.yieldToMain);
  if (!reading.ok) {
    saveFile(fileName(takenAt, 'json'), text, 'application/json');
    return false;
  }
  const { exportedAt, records, auditChain } = reading.file;
  const { file } = await makeBundle(
    {
      registerText: text,
      exportedAt,
      exportedBy: { name: '', role: '' },
      counts: Object.fromEntries(kindNames.map((kind) => [kind, records[kind].length])),
      auditChain,
      evidence: toPack(records),
    },
    task,
  );
  saveFile(fileName(takenAt, 'zip'), file);
  return true;
}
