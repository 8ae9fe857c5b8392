import type { Autosave } from './autosave';

/** What the steps that are filled in take. */
export type StepProps = {
  draftId: string;
  autosave: Autosave;
  /** Shows what is wrong as soon as it opens: submitting was refused because of this step. */
  checkAtOnce: boolean;
  onPrevious?: () => void;
  onDone: () => void;
};
