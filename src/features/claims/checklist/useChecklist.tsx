import { useState, type ReactNode } from 'react';
import type { ChecklistPoint } from '../../../domain/checklist/checklist';
import type { Claim } from '../../../domain/claim/claim';
import { useOnDemand } from '../../../ui/onDemand/useOnDemand';

const load = () => import(/* webpackChunkName: "checklist-dialog" */ './ChecklistDialog');

type Opened = { at: ChecklistPoint | undefined };

/**
 * The checklist of a claim to be answered: opened from its card and from above a form's button.
 * @param acknowledge the page knows of a revision: it was made here
 */
export function useChecklist(
  claim: Claim,
  acknowledge: (rev: number) => void,
): { openChecklist: (at?: ChecklistPoint) => void; checklistDialog: ReactNode } {
  const { piece, demand } = useOnDemand(load);
  const [opened, setOpened] = useState<Opened>();
  return {
    openChecklist: (at) => {
      demand();
      setOpened({ at });
    },
    checklistDialog: opened && piece && (
      <piece.ChecklistDialog
        claim={claim}
        at={opened.at}
        acknowledge={acknowledge}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}
