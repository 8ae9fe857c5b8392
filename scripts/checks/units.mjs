// What checks took, in units: a unit is the time in which the machine does a fixed piece of work (pace.mjs) 38 times, as it
// was just then. So the same checks come to the same units on a slow machine, and on one that does something else as well.
import { existsSync, readFileSync } from 'node:fs';

/** When each piece was done and how long it took, milliseconds. */
export const paceFile = 'build/pace.tsv';

const piecesPerUnit = 38;

/** Milliseconds before and after a span in which a piece still tells how fast the machine was in it. */
const nearby = 20_000;

export const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

export const readRows = (file) =>
  (read(file) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));

const average = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Turns a span of time, from and to in milliseconds of the clock, into units; undefined where no pace was taken. */
export function readPace() {
  const pieces = readRows(paceFile).map((row) => row.map(Number));
  return ({ from, to }) => {
    const within = (margin) =>
      pieces.filter(([at]) => at >= from - margin && at <= to + margin).map(([, took]) => took);
    const inside = within(0);
    const told = inside.length >= 4 ? inside : within(nearby);
    return told.length > 0 ? (to - from) / average(told) / piecesPerUnit : undefined;
  };
}

/** The last run of jest: what it came to, and from when to when it and each file took. */
export function readJest() {
  const text = read('build/jest.json');
  return text ? JSON.parse(text) : undefined;
}

/** The units of steps and files as they were last written down. */
export const writtenFile = 'scripts/checks/units.json';

export const readWritten = () => JSON.parse(read(writtenFile) ?? '{"steps":{},"files":{}}');

/** What takes more than it did when it was written down, by more than two runs differ: names and units, the most grown first. */
export function findGrown(units, written) {
  return Object.entries(units)
    .map(([name, now]) => ({ name, now, before: written[name] ?? 0 }))
    .filter(({ now, before }) => now > before * 1.4 && now - before > 0.15)
    .sort((a, b) => b.now - b.before - (a.now - a.before));
}

/** The units of spans by their names, without those that no pace was taken beside. */
export const byName = (spans, unitsOf) =>
  Object.fromEntries(spans.map((span) => [span.name, unitsOf(span)]).filter(([, units]) => units !== undefined));

export function printGrown(grown) {
  for (const { name, now, before } of grown) {
    console.log(`${now.toFixed(2).padStart(8)} units instead of ${before.toFixed(2)}  ${name}`);
  }
}
