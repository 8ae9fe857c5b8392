import type { Tone } from '../workflow/statuses';
import type { Words } from '../words';
import type { Condition } from './conditions';

/** How a condition of an approval stands (docs/product.md, Conditions). */
export const conditionStates = {
  open: { label: 'Not yet met', tone: 'ochre' },
  met: { label: 'Met', tone: 'green' },
  /** Decided before conditions were ticked. */
  not_recorded: { label: 'Not recorded', tone: 'grey' },
} as const satisfies Record<Condition['state'], { label: Words; tone: Tone }>;
