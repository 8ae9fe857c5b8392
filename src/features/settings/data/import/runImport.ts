import type { BundleEvidence } from '../../../../documents/bundle/readBundle';
import type { FileTask } from '../../../../domain/fileTask';
import type { Refusal } from '../../../../domain/refusal';
import type { StorageRefusal } from '../../../../platform/attempt';
import { heldEvidenceFiles } from '../../../../platform/evidenceFiles';
import { withLock } from '../../../../platform/tabs/locks';
import type { RegisterStore } from '../../../../store/createRegisterStore';
import { mergeRegister, type Merge } from '../../../../store/register/mergeRegister';
import { saveBackup } from '../saveBackup';
import { removeStored, storeEvidence, type EvidenceRefusal } from './importedEvidence';

/** Why nothing was imported. */
export type ImportFailure =
  | { code: 'not_kept'; reason: StorageRefusal }
  | { code: 'evidence'; reason: EvidenceRefusal }
  | { code: 'refused'; refusal: Refusal }
  /** Or it was imported after all: the command itself broke off. */
  | { code: 'stopped' };

type Import = {
  merge: Merge;
  wanted: readonly BundleEvidence[];
  /** What is being done: waiting for another tab, keeping evidence files. */
  words: { waiting: string; keeping: string };
  onWriting: () => void;
};

/** What came of an import; done, with the files of its evidence that the device holds. */
type ImportResult = { ok: true; held: BundleEvidence[] } | { ok: false; failure: ImportFailure };

/**
 * Brings a register in: its evidence first, then a snapshot of what is here, then every record in one event. What was
 * kept of the evidence is removed again where it is refused or cancelled. Rejects when the task is cancelled. One tab at
 * a time imports: another would build on files that this one may still remove.
 * @param onWriting called when it can no longer be cancelled
 */
export function runImport(order: Import, store: Store, task: FileTask): Promise<ImportResult> {
  task.report(0, 0, order.words.waiting);
  return withLock('wildlife-claims-import', () => runAlone(order, store, task), task.signal);
}

type Store = Pick<RegisterStore, 'dispatch' | 'getState'>;

async function runAlone(
  { merge, wanted, words, onWriting }: Import,
  { dispatch, getState }: Store,
  task: FileTask,
): Promise<ImportResult> {
  task.report(0, 0, words.keeping);
  const stored: BundleEvidence[] = [];
  /** The register names them, or may: of a command that broke off nobody knows. */
  let named = false;
  try {
    const reason = await storeEvidence(wanted, stored, task, words.keeping);
    if (reason) return failed({ code: 'evidence', reason });
    const kept = await saveBackup({ dispatch }, 'before', task.yieldToMain);
    if (!kept.ok) return failed({ code: 'not_kept', reason: kept.reason });
    await task.yieldToMain();
    task.signal.throwIfAborted();
    onWriting();
    const result = await dispatch(mergeRegister(merge)).catch(() => undefined);
    named = result?.ok ?? true;
    if (!result) return failed({ code: 'stopped' });
    if (!result.ok) return failed({ code: 'refused', refusal: result.refusal });
  } finally {
    if (!named) await removeStored(stored, getState());
  }
  const held = await heldEvidenceFiles(wanted);
  return { ok: true, held: held.ok ? held.value : [] };
}

const failed = (failure: ImportFailure): ImportResult => ({ ok: false, failure });
