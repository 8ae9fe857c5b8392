import type { AuditEvent } from '../../../domain/audit';
import { kampalaDay } from '../../../domain/calendar';

/** Events in the order given, by their day in Kampala. */
export function groupByDay(events: readonly AuditEvent[]): { day: string; events: AuditEvent[] }[] {
  const groups: { day: string; events: AuditEvent[] }[] = [];
  for (const event of events) {
    const day = kampalaDay(event.timestamp);
    const last = groups.at(-1);
    if (last?.day === day) last.events.push(event);
    else groups.push({ day, events: [event] });
  }
  return groups;
}
