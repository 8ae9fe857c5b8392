import type { Words } from '../words';

/** Valuation schedules a district officer can assess by (docs/product.md, Verification). */
export const valuationSchedules = {
  'v2024.1': { label: 'v2024.1 (Current)' },
  'v2023.4': { label: 'v2023.4' },
  'v2023.3': { label: 'v2023.3' },
} as const satisfies Record<string, { label: Words }>;

export const valuationScheduleVersions = Object.keys(valuationSchedules);

/** Step of the compensation input, UGX. */
export const compensationStep = 1000;
