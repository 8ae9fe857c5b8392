import type { ComponentType } from 'react';
import type { ChecklistPoint } from '../../../domain/checklist/checklist';
import type { Claim } from '../../../domain/claim/claim';
import type { LifecycleAction } from '../../../domain/workflow/lifecycle';
import type { Payment } from '../../../domain/payment/payment';
import type { Words } from '../../../domain/words';
import type { Act } from './useAct';

export type ActionFormProps = {
  claim: Claim;
  /** The claim's payments, first to last. */
  payments: readonly Payment[];
  act: Act;
  /**
   * The form was asked for from elsewhere: it gets the focus and says so. `action` is chosen where it was named. `again`
   * where the form starts again on a newer claim: the choice stands, and the focus is where the person is by now.
   */
  started?: { action: LifecycleAction | undefined; again?: boolean };
  onStarted?: () => void;
  /** What the person should know before going on, such as that the claim has changed meanwhile. */
  notice: string | undefined;
  /** Nothing that it does is possible any more, and what was typed stays in sight. */
  closed: boolean;
  /** Another form beside it is the one to be sent. */
  secondary?: boolean;
  /** Opens the checklist at a point that bars the claim. */
  onMend?: (point: ChecklistPoint) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
};

/** The form of one action, or of several that it lets choose between, and where it is shown. */
export type ActionForm = {
  title: Words;
  /** When it is for, beside other forms. */
  description?: Words;
  /** On the claim's page: in one of its tabs or in a dialog. */
  place: 'verification' | 'cvc' | 'dialog';
  /** It is no form that the queue is worked through with. */
  awayFromQueue?: true;
  /** Its actions share one button, since the choice is made in the form. */
  sharesButton: boolean;
  Form: ComponentType<ActionFormProps>;
};
