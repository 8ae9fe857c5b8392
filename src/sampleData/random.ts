/** A stream of choices that is the same for the same seed. */
export type Random = ReturnType<typeof createRandom>;

/** Mulberry32: small, fast, and good enough for made-up records. */
export function createRandom(seed: number) {
  let state = seed >>> 0;

  /** From 0 up to, not including, 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both bounds included. */
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));

  function pick<Option>(options: readonly Option[]): Option {
    const option = options[int(0, options.length - 1)];
    if (option === undefined) throw new Error('There is nothing to pick from.');
    return option;
  }

  return {
    next,
    int,
    pick,
    chance: (share: number) => next() < share,
    /** The options in another order. */
    shuffle: <Option>(options: readonly Option[]): Option[] =>
      options
        .map((option) => ({ option, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ option }) => option),
    /** A number with as many digits as asked for, leading zeros kept. */
    digits: (length: number) => Array.from({ length }, () => int(0, 9)).join(''),
    /** A-Z and 0-9. */
    characters: (length: number) => Array.from({ length }, () => int(0, 35).toString(36).toUpperCase()).join(''),
    letters: (length: number) => Array.from({ length }, () => String.fromCharCode(int(65, 90))).join(''),
  };
}

/**
 * Deals options out so that each gets its share: however many are dealt, every option has had about as many turns as
 * its weight asks for.
 */
export function createDealer<Option>(random: Random, weightOf: (option: Option) => number) {
  const dealt = new Map<Option, number>();
  return (options: readonly Option[]): Option => {
    let chosen: Option | undefined;
    let least = Infinity;
    for (const option of options) {
      // The first turn comes at a random place in the round, so that neighbours in a list are not dealt in order.
      const turns = dealt.get(option) ?? random.next();
      dealt.set(option, turns);
      if (turns / weightOf(option) >= least) continue;
      least = turns / weightOf(option);
      chosen = option;
    }
    if (chosen === undefined) throw new Error('There is nothing to deal.');
    dealt.set(chosen, (dealt.get(chosen) ?? 0) + 1);
    return chosen;
  };
}
