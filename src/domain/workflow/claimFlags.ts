import type { Words } from '../words';
import type { Tone } from './statuses';

type FlagRow = {
  /** No action goes on but those that the flag is for, and those whose row names it under `despite`; or these do not. */
  bars: boolean | readonly string[];
  /** How everybody is told of it; null for what only one person can see. */
  mark: { label: Words; tone: Tone } | null;
};

/** What can be on a claim beside its status. */
export const claimFlags = {
  /** Something of a claim that was finished on paper is not known (docs/product.md, Import from spreadsheets). */
  incomplete: { bars: true, mark: { label: 'Details missing', tone: 'ochre' } },
  /** It waits until it is released (docs/product.md, Hold). */
  held: { bars: true, mark: { label: 'On hold', tone: 'ochre' } },
  /** A correction waits for a second person, and so does what would pay to where it may no longer go (docs/product.md, Correction). */
  correctionToConfirm: {
    bars: ['correct', 'edit', 'mark_paid', 'retry_payment'],
    mark: { label: 'Correction to confirm', tone: 'ochre' },
  },
  /** The person who looks at it can take back what was done last (docs/product.md, Undo). */
  undoable: { bars: false, mark: null },
  /** The person who looks at it can file an appeal of what was decided on it (docs/product.md, Appeal). */
  appealable: { bars: false, mark: null },
  /** An appeal is open: what was decided is not taken back meanwhile. */
  underAppeal: {
    bars: ['reopen_rejection', 'return_to_committee'],
    mark: { label: 'Under appeal', tone: 'violet' },
  },
  /** An appeal is open, and another officer values the loss first. */
  appealToValue: { bars: false, mark: null },
  /** An appeal is open, and can be upheld. */
  appealToDecide: { bars: false, mark: null },
} as const satisfies Record<string, FlagRow>;

export type ClaimFlag = keyof typeof claimFlags;

export const claimFlagNames = Object.keys(claimFlags) as ClaimFlag[];

/** The row of a flag, with the type that all rows share. */
export const getFlag = (flag: ClaimFlag): FlagRow => claimFlags[flag];
