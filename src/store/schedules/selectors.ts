import { createSelector } from '@reduxjs/toolkit';
import { sampleSchedules } from '../../domain/valuation/sampleSchedules';
import { byDay } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import type { Register } from '../registerReducers';

/**
 * Every valuation schedule, drafts first, then the newest: those of the register, and the samples that ship unless the
 * register has them otherwise.
 */
export const selectSchedules = createSelector([(state: Register) => state.schedules.entities], (entities): Schedule[] =>
  [...sampleSchedules.filter(({ id }) => !Object.hasOwn(entities, id)), ...Object.values(entities)].sort(byDay),
);

/** A schedule by its version, or undefined. */
export const findSchedule = (state: Register, id: string): Schedule | undefined =>
  selectSchedules(state).find((schedule) => schedule.id === id);
