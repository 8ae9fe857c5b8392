import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** Africa/Kampala is UTC+3 all year. Minutes. */
const kampalaOffset = 180;
/** Milliseconds. */
export const dayLength = 24 * 3_600_000;

/** Days are counted of every claim whenever a figure is derived: numbers alone, without a date object each. */
const kampalaTime = (instant: string) => Date.parse(instant) + kampalaOffset * 60_000;

/** The calendar day in Africa/Kampala of an instant, as YYYY-MM-DD (docs/product.md, Days and amounts). */
export function kampalaDay(instant: string): string {
  const time = kampalaTime(instant);
  return Number.isNaN(time) ? 'Invalid Date' : new Date(time).toISOString().slice(0, 10);
}

/** Today in Africa/Kampala, YYYY-MM-DD. */
export const kampalaToday = () => kampalaDay(new Date().toISOString());

/** Whether a text is a day of this century or the last, as YYYY-MM-DD. Date.parse alone takes 30 February for 2 March. */
export function isDay(text: string): boolean {
  const time = /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

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

/** The instant of a clock time on a Kampala day. @param time HH:mm */
export function kampalaInstant(day: string, time: string): string {
  return dayjs.utc(`${day}T${time}:00Z`).subtract(kampalaOffset, 'minute').toISOString();
}
