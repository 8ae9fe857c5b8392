import { dayLength, kampalaTime } from './calendar';

/** Whole calendar days in Africa/Kampala from one instant or day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

const dayNumbers = new Map<string, number>();
/** More days than any register has: a map that grows beyond it is begun again. */
const daysRemembered = 20_000;

function numberOfDay(day: string): number {
  const known = dayNumbers.get(day);
  if (known !== undefined) return known;
  if (dayNumbers.size >= daysRemembered) dayNumbers.clear();
  const number = Math.floor(Date.parse(day) / dayLength);
  dayNumbers.set(day, number);
  return number;
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** The number of a day, or of the day of an instant in Africa/Kampala, counted from 1970. */
export function dayNumber(value: string): number {
  if (value.length === 10) return numberOfDay(value);
  if (!instantPattern.test(value)) return Math.floor(kampalaTime(value) / dayLength);
  // It is the next day there from nine in the evening on.
  return numberOfDay(value.slice(0, 10)) + (value.slice(11, 13) >= '21' ? 1 : 0);
}

/** The day so many days after a day, before it when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}
