import { createSelector } from '@reduxjs/toolkit';
import { severityNames, type Severity } from '../../domain/audit/audit';
import { activityNames, auditResources, type Activity } from '../../domain/audit/auditResources';
import { percentShares } from '../../domain/shares';
import { selectLogEvents } from './log';

/** How many events are of a severity, and their share of all of them in per cent with one decimal. */
export type ThreatLevel = { severity: Severity; count: number; percent: number };

/** Threat level distribution: the severities of all events, gravest first; the shares add up to 100. */
export const selectThreatLevels = createSelector([selectLogEvents], (events): ThreatLevel[] => {
  const counts = new Map<Severity, number>();
  for (const { severity } of events) counts.set(severity, (counts.get(severity) ?? 0) + 1);
  const shares = percentShares(severityNames.map((severity) => counts.get(severity) ?? 0));
  return severityNames.map((severity, index) => ({
    severity,
    count: counts.get(severity) ?? 0,
    percent: shares[index] ?? 0,
  }));
});

/** Activity breakdown: what the events are about; every event counts to one. */
export const selectActivityCounts = createSelector([selectLogEvents], (events) => {
  const counts = new Map<Activity, number>();
  for (const { resource } of events) {
    const { activity } = auditResources[resource];
    counts.set(activity, (counts.get(activity) ?? 0) + 1);
  }
  return activityNames.map((activity) => ({ activity, count: counts.get(activity) ?? 0 }));
});
