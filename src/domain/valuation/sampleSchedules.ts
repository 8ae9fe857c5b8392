import * as v from 'valibot';
import shipped from '../../reference/sampleSchedules.json';
import { scheduleRecord, type Schedule } from './scheduleRecord';

/** When the first of them began, since nobody made them in the portal. */
const made = '2023-07-01T00:00:00.000Z';

/**
 * The schedules that the portal ships, marked as samples wherever they are shown: the authority publishes its own after
 * them (docs/product.md, Valuation schedules).
 */
export const sampleSchedules: readonly Schedule[] = shipped.schedules.map((schedule) =>
  v.parse(scheduleRecord, {
    ...schedule,
    ...{ rev: 1, status: 'published', isSample: true, changedAt: made, changedBy: 'System' },
  }),
);
