import { rateBases } from '../../domain/valuation/schedule';
import type { RateBasis } from '../../domain/valuation/scheduleRecord';

/** The columns of a row of fields: item, age, figures, market price, and what removes it. */
export function rateColumns(basis: RateBasis) {
  const others = rateBases[basis].figures.length + (basis === 'head' || basis === 'area' ? 1 : 0);
  return {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1.3fr) repeat(${others}, minmax(0, 1fr)) 40px`,
    columnGap: 2,
    maxWidth: 260 * (others + 1),
  } as const;
}
