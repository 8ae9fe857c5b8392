import type { RateBasis } from '../../domain/valuation/scheduleRecord';
import type { Words } from '../../domain/words';

/** What the rates of a basis are called together, and what one of them is for. */
export const basisWords = {
  area: { title: 'Crops by area', item: 'Crop type' },
  plant: { title: 'Crops by plant', item: 'Crop type' },
  head: { title: 'Livestock', item: 'Livestock species' },
  repair: { title: 'Property', item: 'Property type' },
  receipts: { title: 'Injury', item: 'Grade of the injury' },
  sum: { title: 'Death', item: 'Item' },
} as const satisfies Record<RateBasis, { title: Words; item: Words }>;
