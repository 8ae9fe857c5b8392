import { createSelector } from '@reduxjs/toolkit';
import type { Severity } from '../../domain/audit/audit';
import { addDays, daysBetween } from '../../domain/dayCount';
import { lruSelectorOptions } from '../lruSelectorOptions';
import { selectLogEvents, type LogState } from './log';

/** How far back the chart of the audit screen looks, days, today included. */
export const chartedDays = 30;

/** How many events of each severity a day in Kampala had. */
export type DayOfEvents = { day: string } & Record<Severity, number>;

/**
 * Events of the last 30 days by day and severity, the oldest day first; a day without events counts none.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const selectEventsByDay = createSelector(
  [selectLogEvents, (_state: LogState, today: string) => today],
  (events, today): DayOfEvents[] => {
    const days = Array.from({ length: chartedDays }, (_, index): DayOfEvents => ({
      day: addDays(today, index - chartedDays + 1),
      critical: 0,
      high: 0,
      medium: 0,
      low: 0,
    }));
    for (const { timestamp, severity } of events) {
      const day = days[chartedDays - 1 - daysBetween(timestamp, today)];
      if (day) day[severity] += 1;
    }
    return days;
  },
  lruSelectorOptions,
);
