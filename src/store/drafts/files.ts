import { findFileProblem, evidenceSlots, type EvidenceFile, type EvidenceSlot } from '../../domain/incident/evidence';
import { withoutInvisibleIn } from '../../domain/form/plainText';
import { refuse } from '../command';
import { notStoredRefusal, type CommandResult } from '../commit';
import { tryOut } from '../log/core';
import type { AppThunk } from '../services';
import { draftSaved } from '../events';
import { findDraft } from './selectors';
import { cannotComeBack, changeDraft, decideNow, saveNow } from './saving';

/** Adds a file to a slot; a single-file slot gives up the one it had. Refuses what the slot or the limits do not take. */
export function addDraftFile(draftId: string, slot: EvidenceSlot, file: EvidenceFile): AppThunk<CommandResult> {
  return saveNow((state, stamp) =>
    changeDraft(state, stamp, draftId, ({ evidence }) => {
      const problem = findFileProblem(evidence, slot, file);
      if (problem) return { refusal: { code: 'invalid', ...problem, fields: { [slot]: problem.message } } };
      const kept = evidenceSlots[slot].many ? evidence[slot] : [];
      return { evidence: { ...evidence, [slot]: [...kept, withoutInvisibleIn(file)] } };
    }),
  );
}

/**
 * Puts a file back that was taken out, where it stood. Refuses what the slot or the limits do not take any more, and never
 * takes the place of another file; one that is back already stays as it is.
 * @param index its place among the files of the slot
 */
export function restoreDraftFile(
  draftId: string,
  slot: EvidenceSlot,
  file: EvidenceFile,
  index: number,
): AppThunk<CommandResult> {
  return saveNow((state, stamp) => {
    const draft = findDraft(state, draftId);
    if (draft?.evidence[slot].some(({ id }) => id === file.id)) {
      return { event: draftSaved({ draft }, stamp), value: undefined };
    }
    return changeDraft(state, stamp, draftId, ({ evidence }) => {
      const files = evidence[slot];
      if (!evidenceSlots[slot].many && files.length > 0) return { refusal: cannotComeBack };
      const problem = findFileProblem(evidence, slot, file);
      if (problem) return { refusal: { code: 'invalid', ...problem } };
      return { evidence: { ...evidence, [slot]: [...files.slice(0, index), file, ...files.slice(index)] } };
    });
  });
}

/**
 * Takes a file out of a draft. Answers whether its bytes are the wizard's to remove: not before it is on the disk, for a
 * power cut would bring the name of the file back, nor where another tab is submitting the draft with it.
 */
export function removeDraftFile(
  draftId: string,
  slot: EvidenceSlot,
  fileId: string,
): AppThunk<CommandResult<Promise<boolean>>> {
  return (dispatch, _getState, services) => {
    const decision = dispatch(
      decideNow((state, stamp) =>
        changeDraft(state, stamp, draftId, ({ evidence }) => ({
          evidence: { ...evidence, [slot]: evidence[slot].filter(({ id }) => id !== fileId) },
        })),
      ),
    );
    if ('refusal' in decision) return refuse(decision.refusal);
    const saved = tryOut(() => services.saveDraft(decision.event, true));
    if (!saved) return refuse(notStoredRefusal);
    const isLoose = Promise.all([saved.onDisk, services.submissions.isHeld(draftId)]).then(
      ([onDisk, isSubmitting]) => onDisk && !isSubmitting,
    );
    return { ok: true, stored: saved.stored, value: isLoose };
  };
}
