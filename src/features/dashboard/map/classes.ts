/** The classes of the map: from how many claims on a district has each depth of colour. */
export type MapClass = { from: number; to: number; depth: number };

const depths = [22, 44, 68, 100];

/**
 * Up to four classes that share the range from one claim to the most in about equal steps, the lightest first.
 * `depth` is per cent of the theme's colour.
 */
export function mapClasses(most: number): MapClass[] {
  const count = Math.min(most, depths.length);
  const ends = Array.from({ length: count }, (_, index) => Math.round((most * (index + 1)) / count));
  return ends.map((to, index) => ({
    from: (ends[index - 1] ?? 0) + 1,
    to,
    depth: depths[depths.length - count + index] ?? 100,
  }));
}

/** The class of a count, or undefined for none. */
export const findClass = (classes: readonly MapClass[], count: number) =>
  count > 0 ? classes.find(({ to }) => count <= to) : undefined;
