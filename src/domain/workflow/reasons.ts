import type { Words } from '../words';
import { reasonCodes, type ReasonCode } from './reasonCodes';

/** The actions that say why (docs/product.md, Reasons and letters), by their names in the lifecycle. */
export const reasonedActions = ['request_info', 'reject_verification', 'reject_committee', 'refer_back'] as const;

export type ReasonedAction = (typeof reasonedActions)[number];

export const isReasoned = (action: string): action is ReasonedAction =>
  reasonedActions.some((reasoned) => reasoned === action);

type ReasonRow = {
  /** On forms, cards and in counts. */
  label: Words;
  for: readonly ReasonedAction[];
  /** What the letter to the claimant says of it; null for what only the note beside it can say. */
  sentence: Words | null;
};

const rejections = ['reject_verification', 'reject_committee'] as const satisfies readonly ReasonedAction[];
const mendable = ['request_info', 'refer_back'] as const satisfies readonly ReasonedAction[];

/** Every reason that can be given (docs/product.md, Reasons and letters). */
export const reasons: Record<ReasonCode, ReasonRow> = {
  police_report: {
    label: 'Police report missing',
    for: reasonedActions,
    sentence: 'Your claim has no police report.',
  },
  medical_report: {
    label: 'Medical report missing',
    for: reasonedActions,
    sentence: 'Your claim has no medical report from a health facility.',
  },
  valuation_form: {
    label: 'Valuation form missing or not signed',
    for: reasonedActions,
    sentence: 'Your claim has no valuation form that is complete and signed.',
  },
  identity: {
    label: 'Proof of identity missing',
    for: reasonedActions,
    sentence: 'Your claim has no proof of who you are, such as your national ID.',
  },
  proof_of_cost: {
    label: 'Receipts or estimate missing',
    for: reasonedActions,
    sentence: 'Your claim has no receipts or written estimate of the cost.',
  },
  unclear: {
    label: 'Place, size or details unclear',
    for: mendable,
    sentence: 'The place, the size or other details of the loss are not clear and must be checked again.',
  },
  not_listed: {
    label: 'Species not listed',
    for: rejections,
    sentence: 'No compensation is paid for harm caused by this species.',
  },
  protected_area: {
    label: 'Inside a protected area',
    for: rejections,
    sentence: 'The incident happened inside a protected area, where no compensation is paid.',
  },
  late: {
    label: 'Reported too late',
    for: rejections,
    sentence: 'The incident was reported too late.',
  },
  not_found: {
    label: 'Loss not found on the ground',
    for: rejections,
    sentence: 'When we checked, we could not confirm the loss.',
  },
  other_cause: {
    label: 'Not shown to be caused by wildlife',
    for: rejections,
    sentence: 'It is not shown that a wild animal caused the loss.',
  },
  same_loss: {
    label: 'Same loss already claimed',
    for: rejections,
    sentence: 'Another claim was already made for the same loss.',
  },
  not_entitled: {
    label: 'Claimant not entitled',
    for: rejections,
    sentence: 'You did not suffer the loss yourself, and no paper shows that you may claim for the person who did.',
  },
  below_minimum: {
    label: 'Loss below what is paid',
    for: rejections,
    sentence: 'The loss is too small for compensation.',
  },
  other: { label: 'Other', for: reasonedActions, sentence: null },
};

/** The reasons that an action can be given for, in their order. */
export const reasonsFor = (action: ReasonedAction): ReasonCode[] =>
  reasonCodes.filter((code) => reasons[code].for.includes(action));
