/** Characters of a name, a place, a reference: one line. */
export const line = 120;

/**
 * A name as lists and sentences show it: of one that is longer than forms take (stored before there were limits), the
 * beginning. Its record's own page shows it whole.
 */
export const truncateName = (name: string): string => (name.length > line ? `${name.slice(0, line).trimEnd()}…` : name);
