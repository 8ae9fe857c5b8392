/** A source of chance that gives the same again for the same seed. */
export type Chance = {
  /** From 0 up to, and without, 1. */
  next: () => number;
  /** A whole number of both ends and what lies between. */
  between: (from: number, to: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** True so often, 0 never and 1 always. */
  happens: (share: number) => boolean;
};

/** Mulberry32: small, and random enough to choose moments and deeds. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to choose from');
      return item;
    },
    happens: (share) => next() < share,
  };
}
