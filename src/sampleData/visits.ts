import { daysBetween } from '../domain/dayCount';
import type { Calendar } from './calendar';
import { recentSignIns } from './plan';
import type { Random } from './random';
import type { Staff } from './staff';
import type { TimelineEntry } from './timeline';

/** How long ago everybody who is active signed in at most, days. */
const lately = 34;

/**
 * Sign-ins without an entry: of everybody active lately, of as many as planned at the end of the last day, and of those who
 * are inactive now while they were not.
 */
export function makeVisits(
  random: Random,
  calendar: Calendar,
  staff: readonly Staff[],
  entries: readonly TimelineEntry[],
  now: string,
): TimelineEntry[] {
  const visit = (person: Staff, earliest: number, latest: number): TimelineEntry => ({
    at: calendar.instant(random.int(latest, earliest), random.int(30, 570), random.int(0, 59_999)),
    person,
    about: person.user.id,
  });
  const lastSeen = new Map<Staff, number>();
  for (const { at, person } of entries) {
    lastSeen.set(person, Math.min(daysBetween(at, now), lastSeen.get(person) ?? Infinity));
  }
  // Whoever worked yesterday is among them. Their sign-ins are the last of that day: whatever the hour of the first run,
  // they lie within 24 hours, and the register is the same for all of its day.
  const atWork = staff.filter((person) => lastSeen.get(person) === 1);
  const away = staff.filter((person) => person.user.status === 'active' && lastSeen.get(person) !== 1);
  const recent = new Set([...atWork, ...random.shuffle(away)].slice(0, recentSignIns));
  const lastMoment = calendar.lastMoment(1);

  return staff.flatMap((person) => {
    if (person.user.status === 'inactive') return [visit(person, 110, 90), visit(person, 80, 62)];
    if (recent.has(person)) return [{ at: lastMoment, person, about: person.user.id }];
    return (lastSeen.get(person) ?? Infinity) > lately ? [visit(person, lately, 2)] : [];
  });
}
