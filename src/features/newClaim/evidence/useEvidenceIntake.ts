import { useCallback, useEffect, useRef, useState } from 'react';
import { emptyEvidence, evidenceSlots, type EvidenceSlot } from '../../../domain/incident/evidence';
import { addDraftFile } from '../../../store/drafts/files';
import { findDraft } from '../../../store/drafts/selectors';
import { useAppDispatch, useAppStore } from '../../../store/hooks';
import type { Autosave } from '../autosave';
import { takeFile, type TakingProblem } from '../../shared/evidence/takeFile';

type SlotIntake = {
  /** Files of the choice under way. */
  progress?: { done: number; total: number };
  problems: TakingProblem[];
};

type Intakes = { [Slot in EvidenceSlot]?: SlotIntake };

export type EvidenceIntake = ReturnType<typeof useEvidenceIntake>;

const idle: SlotIntake = { problems: [] };

/** Takes chosen files into a draft one after the other; a file that is refused does not keep out the others. */
export function useEvidenceIntake(draftId: string, autosave: Autosave) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [slots, setSlots] = useState<Intakes>({});
  const underWay = useRef(new Map<EvidenceSlot, AbortController>());

  const cancelAll = useCallback(() => {
    for (const controller of underWay.current.values()) controller.abort();
  }, []);
  useEffect(() => cancelAll, [cancelAll]);

  async function add(slot: EvidenceSlot, chosen: readonly File[]) {
    const claimId = findDraft(store.getState(), draftId)?.claimId;
    if (!claimId || chosen.length === 0 || underWay.current.has(slot)) return;
    const files = evidenceSlots[slot].many ? chosen : chosen.slice(0, 1);
    const problems = chosen.slice(files.length).map(({ name }): TakingProblem => {
      return { message: 'You can add only one file here. {{name}} was not added.', params: { name } };
    });
    const controller = new AbortController();
    underWay.current.set(slot, controller);
    const show = (progress?: SlotIntake['progress']) =>
      setSlots((all) => ({ ...all, [slot]: { progress, problems: withoutRepeats(problems) } }));

    for (const [done, file] of files.entries()) {
      if (controller.signal.aborted) break;
      show({ done, total: files.length });
      const problem = await takeFile(
        file,
        {
          claimId,
          slot,
          evidence: () => findDraft(store.getState(), draftId)?.evidence ?? emptyEvidence,
          record: (record) => {
            // What is being typed would be taken for saved with the file.
            autosave.flush();
            const result = dispatch(addDraftFile(draftId, slot, record));
            if (result.ok) autosave.settled(result.stored);
            return result;
          },
        },
        controller.signal,
      );
      if (problem) problems.push(problem);
    }
    underWay.current.delete(slot);
    show();
  }

  return {
    add,
    cancel: (slot: EvidenceSlot) => underWay.current.get(slot)?.abort(),
    cancelAll,
    of: (slot: EvidenceSlot): SlotIntake => slots[slot] ?? idle,
    busy: Object.values(slots).some(({ progress }) => progress !== undefined),
  };
}

/** Ten photos too many say so once. */
function withoutRepeats(problems: TakingProblem[]): TakingProblem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const words = JSON.stringify(problem);
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}
