import type { PointState } from '../../../domain/checklist/checklist';
import type { Tone } from '../../../domain/workflow/statuses';
import type { Words } from '../../../domain/words';

/** How a point stands, as its chip says. */
export const pointStates = {
  met: { tone: 'green', label: 'Yes' },
  open: { tone: 'ochre', label: 'Not answered' },
  warns: { tone: 'ochre', label: 'No' },
  bars: { tone: 'red', label: 'No' },
  overridden: { tone: 'ochre', label: 'No' },
} as const satisfies Record<PointState, { tone: Tone; label: Words }>;

/** Whether a point has something to say besides its answer: a plain yes needs no words, unless there are some. */
export const isNoted = (answer: string, note: string): boolean => (answer !== '' && answer !== 'yes') || note !== '';
