import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** Africa/Kampala is UTC+3 all year. Minutes. */
const kampalaOffset = 180;
/** Milliseconds. */
export const dayLength = 24 * 3_600_000;

/** Days are counted of every claim whenever a figure is derived: numbers alone, without a date object each. */
export const kampalaTime = (instant: string) => Date.parse(instant) + kampalaOffset * 60_000;

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

/** The instant of a clock time on a Kampala day. @param time HH:mm */
export function kampalaInstant(day: string, time: string): string {
  return dayjs.utc(`${day}T${time}:00Z`).subtract(kampalaOffset, 'minute').toISOString();
}
