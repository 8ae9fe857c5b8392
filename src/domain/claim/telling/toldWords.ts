import type { TellingKind, ToldDecisionKind } from '../toldRecord';
import type { Words } from '../../words';

/** The decisions that a claimant is told of (docs/product.md, Told), in words. */
export const toldDecisions = {
  rejected_district: { label: 'Rejected in the district' },
  rejected_committee: { label: 'Rejected by the committee' },
  awarded: { label: 'Awarded' },
  closed: { label: 'Closed' },
  appeal_dismissed: { label: 'Appeal dismissed' },
} as const satisfies Record<ToldDecisionKind, { label: Words }>;

/** How a claimant can be told, in words. */
export const tellings = {
  called: { label: 'Called' },
  letter: { label: 'Letter handed over' },
  text_message: { label: 'Text message' },
  in_person: { label: 'In person' },
} as const satisfies Record<TellingKind, { label: Words }>;
