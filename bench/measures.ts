/** `worst`: what may never happen is told by the worst time, everything else by the median. Target in milliseconds. */
type Row = { title: string; target?: number; worst?: boolean };

/** What the bench measures, in the order of its table. */
export const measures = {
  login: { title: 'Sign-in shown, cold cache', target: 1500 },
  firstRow: { title: "Claims list's first row, cold cache", target: 2200 },
  search: { title: 'Keystroke in the search to the final rows, 25 a page', target: 100 },
  searchLong: { title: '… 200 a page', target: 100 },
  cleared: { title: 'The search cleared, to the final rows, 25 a page', target: 100 },
  clearedLong: { title: '… 200 a page', target: 100 },
  sort: { title: 'Sort, 25 a page', target: 150 },
  sortLong: { title: '… 200 a page', target: 150 },
  filter: { title: 'Filter, 25 a page', target: 150 },
  filterLong: { title: '… 200 a page', target: 150 },
  page: { title: 'Page change, 25 a page', target: 150 },
  pageLong: { title: '… 200 a page', target: 150 },
  openFirst: { title: 'Open a claim, the first of a visit', target: 120 },
  open: { title: '… any other', target: 120 },
  interaction: { title: 'Interaction to next paint, the slowest of all', target: 200, worst: true },
  deed: { title: 'One deed decided and on the disk', target: 10 },
  deedAsked: { title: '… with the wait for its turn' },
  deedUnslowed: { title: '… unslowed, without that wait' },
  typing: { title: 'Longest task while typing in the wizard, 0 below 50', target: 50, worst: true },
  selectSearch: { title: 'Search among 10,000 claims in memory, unslowed', target: 5 },
  selectSort: { title: 'Sort of 10,000 claims in memory, unslowed', target: 20 },
} as const satisfies Record<string, Row>;

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

/** Milliseconds, of one round. */
export type Times = Partial<Record<Measure, number>>;

/** How often a measure is taken, but for a deed. */
export const rounds = 5;

function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
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
