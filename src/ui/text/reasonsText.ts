import type { ReasonCode } from '../../domain/workflow/reasonCodes';
import { reasons } from '../../domain/workflow/reasons';
import type { Words } from '../../domain/words';

/** Reasons by their labels, in the order in which they are kept. */
export const reasonsText = (t: (english: Words) => string, given: readonly ReasonCode[]): string =>
  given.map((code) => t(reasons[code].label)).join(', ');

/** Why something was done, in one text: the reasons, then what was written. The text stands in the place of Other. */
export const whyText = (t: (english: Words) => string, given: readonly ReasonCode[], text: string): string =>
  [
    reasonsText(
      t,
      given.filter((code) => code !== 'other' || text === ''),
    ),
    text,
  ]
    .filter(Boolean)
    .join('. ');
