import { dayLength } from '../../calendar';
import type { SerialSystem, SheetMoment } from './cell';

/** Day 0 of each system; that of 1900 is a day early, as it counts a 29 February that 1900 did not have. */
const beginnings: Record<SerialSystem, number> = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** The last day that a spreadsheet knows: 31 December 9999. */
const lastSerial = 2_958_465;

/**
 * The day and the clock time of a number by which a spreadsheet keeps a date: days, and a part of a day. It knows no zone:
 * what was typed is what it says. Seconds are left out; undefined for a number that is no date.
 */
export function momentOfSerial(serial: number, system: SerialSystem): SheetMoment | undefined {
  if (!(serial >= 0 && serial <= lastSerial)) return undefined;
  // A part of a day is rarely exact: to a millisecond the day is, to a second the time.
  const time = Math.round(serial * dayLength);
  const days = Math.floor(time / dayLength);
  const seconds = Math.min(Math.round((time - days * dayLength) / 1000), 86_399);
  const text = new Date(beginnings[system] + days * dayLength + seconds * 1000).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}
