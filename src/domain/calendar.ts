import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** Africa/Kampala is UTC+3 all year. Minutes. */
const kampalaOffset = 180;

/** The calendar day in Africa/Kampala of an instant, as YYYY-MM-DD (PRODUCT.md: days are calendar days there). */
export function kampalaDay(instant: string): string {
  return dayjs.utc(instant).utcOffset(kampalaOffset).format('YYYY-MM-DD');
}

/** Whole calendar days in Africa/Kampala from one instant or day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayjs.utc(asDay(to)).diff(dayjs.utc(asDay(from)), 'day');
}

function asDay(value: string): string {
  return value.length === 10 ? value : kampalaDay(value);
}

/** The instant of a clock time on a Kampala day. @param time HH:mm */
export function kampalaInstant(day: string, time: string): string {
  return dayjs.utc(`${day}T${time}:00Z`).subtract(kampalaOffset, 'minute').toISOString();
}
