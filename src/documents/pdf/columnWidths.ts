/** What the texts of a column ask for: all of them on one line each, and no word broken. */
export type ColumnNeed = { natural: number; least: number };

/**
 * Shares a table's width among its columns: all of what their texts ask for where it fits; else no word is broken and
 * the wide ones get the same part of the rest each; else, with more words than room, the longest words are broken.
 */
export function shareWidth(needs: readonly ColumnNeed[], total: number): number[] {
  const natural = needs.map((need) => need.natural);
  if (sum(natural) <= total) return natural.map((width) => (width * total) / sum(natural));
  const least = needs.map((need) => need.least);
  if (sum(least) > total) return fill(least, total);
  const more = fill(
    needs.map((need) => need.natural - need.least),
    total - sum(least),
  );
  return least.map((width, column) => width + (more[column] ?? 0));
}

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);

/** Gives each what it asks for, the narrow first, and never more than its part of what is left. */
function fill(asked: readonly number[], total: number): number[] {
  const given = [...asked];
  const narrowFirst = Array.from(asked.keys()).sort((a, b) => (asked[a] ?? 0) - (asked[b] ?? 0));
  let rest = total;
  narrowFirst.forEach((column, position) => {
    const width = Math.min(asked[column] ?? 0, rest / (asked.length - position));
    given[column] = width;
    rest -= width;
  });
  return given;
}
