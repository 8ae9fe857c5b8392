/** Marks that turn around what follows them, also beyond the text that they stand in. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * What people wrote, to stand among other words on the screen: marks that would turn those around are left out, and
 * letters that run from right to left keep to themselves. Any other text is as it was. Not for files: they hold what
 * was written.
 */
export function isolated(text: string): string {
  const plain = text.replace(turning, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
