import type { Words } from '../words';
import { committeeDecisions } from './decision';
import { reasonCodes, type ReasonCode, type ReasonedStep } from './reasonCodes';
import { verificationActions } from './verification';

const steps = [...Object.values(verificationActions), ...Object.values(committeeDecisions)];

/** The actions that say why (docs/product.md, Reasons and letters), by their names in the lifecycle. */
export type ReasonedAction = Exclude<(typeof steps)[number], { reasons: null }>['lifecycle'];

const stepOf = (action: string): ReasonedStep | null =>
  steps.find(({ lifecycle }) => lifecycle === action)?.reasons ?? null;

export const isReasoned = (action: string): action is ReasonedAction => stepOf(action) !== null;

type ReasonRow = {
  /** On forms, cards and in counts. */
  label: Words;
  for: readonly ReasonedStep[];
  /** What the letter to the claimant says of it; null for what only the note beside it can say. */
  sentence: Words | null;
};

const both = ['rejection', 'return'] as const;

/** Every reason that can be given (docs/product.md, Reasons and letters). */
export const reasons: Record<ReasonCode, ReasonRow> = {
  police_report: {
    label: 'Police report missing',
    for: both,
    sentence: 'Your claim has no police report.',
  },
  medical_report: {
    label: 'Medical report missing',
    for: both,
    sentence: 'Your claim has no medical report from a health facility.',
  },
  valuation_form: {
    label: 'Valuation form missing or not signed',
    for: both,
    sentence: 'Your claim has no valuation form that is complete and signed.',
  },
  identity: {
    label: 'Proof of identity missing',
    for: both,
    sentence: 'Your claim has no proof of who you are, such as your national ID.',
  },
  proof_of_cost: {
    label: 'Receipts or estimate missing',
    for: both,
    sentence: 'Your claim has no receipts or written estimate of the cost.',
  },
  unclear: {
    label: 'Place, size or details unclear',
    for: ['return'],
    sentence: 'The place, the size or other details of the loss are not clear and must be checked again.',
  },
  not_listed: {
    label: 'Species not listed',
    for: ['rejection'],
    sentence: 'No compensation is paid for harm caused by this species.',
  },
  protected_area: {
    label: 'Inside a protected area',
    for: ['rejection'],
    sentence: 'The incident happened inside a protected area, where no compensation is paid.',
  },
  late: {
    label: 'Reported too late',
    for: ['rejection'],
    sentence: 'The incident was reported too late.',
  },
  not_found: {
    label: 'Loss not found on the ground',
    for: ['rejection'],
    sentence: 'When we checked, we could not confirm the loss.',
  },
  other_cause: {
    label: 'Not shown to be caused by wildlife',
    for: ['rejection'],
    sentence: 'It is not shown that a wild animal caused the loss.',
  },
  same_loss: {
    label: 'Same loss already claimed',
    for: ['rejection'],
    sentence: 'Another claim was already made for the same loss.',
  },
  not_entitled: {
    label: 'Claimant not entitled',
    for: ['rejection'],
    sentence: 'You did not suffer the loss yourself, and no paper shows that you may claim for the person who did.',
  },
  below_minimum: {
    label: 'Loss below what is paid',
    for: ['rejection'],
    sentence: 'The loss is too small for compensation.',
  },
  other: { label: 'Other', for: both, sentence: null },
};

/** The reasons that an action can be given for, in their order. */
export function reasonsFor(action: ReasonedAction): ReasonCode[] {
  const step = stepOf(action);
  return reasonCodes.filter((code) => step !== null && reasons[code].for.includes(step));
}
