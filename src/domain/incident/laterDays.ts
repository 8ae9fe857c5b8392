import type { DayField, FieldsOfAnyKind, Incident } from './incident';
import { incidentKinds } from './incidents';

/** The days that an incident has by its kind, each from the day of the incident on. */
export function laterDays(incident: Incident): { field: DayField; day: string }[] {
  const stored: FieldsOfAnyKind = incident;
  return incidentKinds[incident.incidentType].fields.flatMap(({ name, input }) =>
    input === 'date' ? [{ field: name, day: String(stored[name]) }] : [],
  );
}
