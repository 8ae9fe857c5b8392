import type { Severity } from '../audit/audit';
import type { Duty } from '../access/fourEyes';
import type { NoteType } from '../claim/claim';
import type { ClaimFlag } from '../workflow/claimFlags';
import type { NotificationType } from '../notification/notificationTypes';
import type { Role } from '../user/roles';
import type { StageNumber } from '../workflow/stages';
import type { ClaimStatus } from '../workflow/statuses';
import type { Words } from '../words';
import type { FindClaimRefusal } from './decide';

/* What is known of an action on a claim. Menus, buttons, bulk, stepper, commands, audit and notifications read it. */

type CommonRow = {
  /** The words of its button. */
  label: Words;
  /** Its words in the menu of a row; null for what is done on the claim's own page alone. */
  menuLabel: Words | null;
  from: readonly ClaimStatus[];
  /**
   * The status it leads to; 'unchanged' leaves it, 'by_payment' takes it from the claim's payments, 'as_before' is the one
   * that the claim was closed or rejected from, 'undone' the one before the last action.
   */
  to: ClaimStatus | 'unchanged' | 'by_payment' | 'as_before' | 'undone';
  roles: readonly Role[];
  /** It is for an administrator, and of its other roles for the one whose turn it is. */
  byTurn?: true;
  /** It is there on a claim with this flag alone. */
  flag?: ClaimFlag;
  /** The flags that do not bar it. */
  despite?: readonly ClaimFlag[];
  /** The stage at which the process flow shows it; null for none. */
  stage: StageNumber | null;
  /** It is what takes a claim on from where it stands: the one filled button of its page. */
  isPrimary: boolean;
  /** What four eyes bar from it whoever had an earlier part in the claim (domain/access/fourEyes.ts). */
  duty?: Duty;
  /**
   * It makes or changes a payment: not while one of the claim's cannot be read. One that also sends money, or makes a
   * payment anew, waits for the conditions of the approval (docs/product.md, Conditions).
   */
  pays: false | 'allows' | 'sends';
  /** The past-tense event it makes. Never changes: other tabs know it by that. */
  event: string;
  /** Its row in the audit log. The code never changes: rows are kept by it. */
  audit: { code: string; label: Words; severity: Severity };
  /** For the role in whose docket the claim comes to lie, or that the row of its status names. */
  notification: {
    type: NotificationType;
    /** {{claimant}} is filled in. */
    text: Words;
  };
  /** The type of the internal note it leaves when a note or a reason was given. */
  noteType: NoteType;
  /** Told when it was refused or could not be stored, where there are words of its own for that. */
  failed?: Words;
  /** How it is done to several claims at once. Without it, it is not. */
  bulk?: BulkDefinition;
};

/** An action that is done to a claim as it stands: whoever does it fills in nothing, or a form. */
export type ClaimActionRow = CommonRow & {
  /** Told when it is done; {{id}} and {{claimant}} are filled in. */
  done: { title: Words; detail?: Words };
} & (
    | { asks: 'nothing'; findClaimRefusal?: FindClaimRefusal }
    | {
        asks: 'form';
        /**
         * The form's name, which several actions may share: its rules, its decision, and what of it any copy of the register
         * can judge, are in `NAMEForm.ts` beside the rows, its screen is `NAMEForm.tsx` of `features/shared/claimActions/`.
         */
        form: string;
      }
  );

/** The others save the claim itself, a new one or an edit of it, and the wizard tells of them. */
export type ActionRow = ClaimActionRow | (CommonRow & { asks: 'draft' | 'edit' });

/** Sentences that are given by `count` are no `Words`: each has its plural forms. */
export type BulkDefinition = {
  /** The words of its button (docs/product.md, Bulk actions). */
  label: Words;
  /** The words of the button that does it. */
  submit: string;
  /** Told when it is done. */
  done: string;
};
