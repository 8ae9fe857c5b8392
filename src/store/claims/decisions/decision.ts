import type { Claim } from '../../../domain/claim/claim';
import type { LifecycleAction } from '../../../domain/workflow/lifecycle';
import type { Payment } from '../../../domain/payment/payment';
import type { Refusal } from '../../../domain/refusal';
import type { Words } from '../../../domain/words';
import type { ClaimFields, PaymentChange, Stamp } from '../../events';

/** What an action is decided on: the claim as it stands, its payments first to last, and who does it when. */
export type DecisionContext = { action: LifecycleAction; claim: Claim; payments: readonly Payment[]; stamp: Stamp };

/** What an action makes of one claim besides its status: fields that change, a note to leave, payments made or changed. */
export type DecisionResult = { after?: Omit<ClaimFields, 'status'>; note?: string; payments?: PaymentChange[] };

/** Checks the form that was filled in for a claim, and says what becomes of it. A pure function. */
export type DecideForm<Form> = (form: Form, on: DecisionContext) => DecisionResult | { refusal: Refusal };

/** The refusal of what stands in one field. */
export const invalid = (field: string, message: Words): { refusal: Refusal } => ({
  refusal: { code: 'invalid', message, fields: { [field]: message } },
});

export const joinNotes = (...parts: string[]): string | undefined => parts.filter(Boolean).join('\n') || undefined;

/** The form says one thing and the action another. */
export const otherAction: { refusal: Refusal } = {
  refusal: { code: 'invalid', message: 'You can apply only one action to several claims at once' },
};
