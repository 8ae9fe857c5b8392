/**
 * `target` is of the portal alone, milliseconds if not said otherwise; `ratio` is the most that the portal should take of
 * what the floor takes, and `moreClaims` what differs above a thousand claims. `worst`: what may never happen is
 * told by the worst time, everything else by the median.
 */
export type Row = { title: string; worst?: boolean; digits?: number; moreClaims?: Aims } & Aims;
type Aims = { target?: number | string; ratio?: number | undefined };

/** What the bench measures, in the order of its table: beside the floor, then in the portal alone. */
export const measures = {
  firstPaint: { title: 'First paint, empty cache', ratio: 0.5 },
  firstRow: { title: "List's first row, empty cache", target: 2200, ratio: 1.1 },
  firstRowKept: { title: '… files kept from the visit before', ratio: 1.1 },
  blocked: { title: 'Tasks beyond 50 ms, until 5 s after the first row', ratio: 1.2 },
  shift: { title: 'Layout shift until then', target: '0.01', digits: 3 },
  openFirst: { title: 'Open a claim, the first of a visit', target: 120, ratio: 1.3 },
  open: { title: '… any other', target: 120, ratio: 1.3 },
  sort: { title: 'Sort, 25 a page', target: 150, ratio: 1.2 },
  page: { title: 'Page change, 25 a page', target: 150, ratio: 1 },
  search: { title: 'Keystroke in the search to the final rows, 25 a page', target: 100 },
  cleared: { title: 'The search cleared, to the final rows, 25 a page', target: 100 },
  interaction: { title: 'Slowest interaction to next paint, of a visit', target: 200, ratio: 0.7 },
  memory: {
    title: 'Memory of scripts after it, MB',
    digits: 1,
    ratio: 1.5,
    moreClaims: { target: '40; 80 at 30,000', ratio: undefined },
  },
  login: { title: 'Sign-in shown, empty cache', target: 1500 },
  searchLong: { title: 'Keystroke in the search, 200 a page', target: 100 },
  clearedLong: { title: 'The search cleared, 200 a page', target: 100 },
  sortLong: { title: 'Sort, 200 a page', target: 150 },
  filter: { title: 'Filter, 25 a page', target: 150 },
  filterLong: { title: '… 200 a page', target: 150 },
  pageLong: { title: 'Page change, 200 a page', target: 150 },
  deed: { title: 'One deed decided and on the disk', target: 10 },
  deedAsked: { title: '… with the wait for its turn' },
  deedUnslowed: { title: '… unslowed, without that wait' },
  typing: { title: 'Longest task while typing in the wizard, 0 below 50', target: 50, worst: true },
  slowest: { title: 'Interaction to next paint, the slowest of all these', target: 200, worst: true },
  selectSearch: { title: 'Search among 10,000 claims in memory, unslowed', target: 5 },
  selectSort: { title: 'Sort of 10,000 claims in memory, unslowed', target: 20 },
} as const satisfies Record<string, Row>;

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

/** Milliseconds if the measure does not say otherwise, of one round. */
export type Times = { [Name in Measure]?: number | undefined };

/** How often a measure is taken, but for a deed. */
export const rounds = 5;

/** Of the values that could be taken. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const taken = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return taken[Math.floor(taken.length / 2)];
}

/** What counts of several rounds; a round may leave a measure out. */
export function summarize(all: readonly Times[]): Times {
  return Object.fromEntries(
    measureNames.map((name) => {
      const { worst }: Row = measures[name];
      const values = all.flatMap((times) => times[name] ?? []);
      return [name, worst && values.length > 0 ? Math.max(...values) : median(values)];
    }),
  );
}

/** The median of what a build took of the floor in the same round, so that a busy minute falls on both. */
export function ratioOf(name: Measure, all: readonly Times[], floor: readonly Times[]): number | undefined {
  return median(
    all.map((times, round) => {
      const [own, its] = [times[name], floor[round]?.[name]];
      return own !== undefined && its ? own / its : undefined;
    }),
  );
}
