import { cpus, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { measureSlowStart, measureVisit, type SlowStart } from './compare';
import { measureDeeds } from './deeds';
import { buildFloor } from './floor/build';
import { measureList } from './list';
import { measureNames, measures, ratioOf, rounds, summarize, type Row, type Times } from './measures';
import { closePage, firstClaim, launch, openPage, restful, settle, slowdown, type Site } from './portal';
import { claimsWanted, sampleRecords } from './registers';
import { measureSelectors } from './selectors';
import { serve } from './serve';
import { measureSignIn } from './signIn';
import { contestants, type Contestant } from './sites';
import { measureTyping } from './wizard';

/*
 * `npm run bench`: how fast the production build is beside a floor, the same claims in a list and pages of plain MUI
 * (bench/floor), as a table. `npm run bench:large` with 10,000 claims; `npm run bench:large -- 30000` with more.
 * Both are measured one after the other in each round, so that a busy machine slows both: their ratio can be trusted where
 * milliseconds cannot. It measures and asserts nothing.
 *
 * `DIST` names another folder than `dist`. `BESIDE` names the folder of another build of the portal, for a before and
 * after: it is measured in the same rounds, with columns of its own (bench/sites.ts says where its register comes from).
 * `PORT` is the first of the ports that the builds are served on.
 */

type Measured = Contestant & { site: Site; visits: Times[]; alone: Times[]; slowStart?: SlowStart };

/** A build at rest, after a first visit in which it brings what is stored up to date. */
async function prepare(browser: Browser, contestant: Contestant, place: number): Promise<Measured> {
  const address = await serve(contestant.folder, place);
  const site = await contestant.open(browser, address, claims);
  const page = await openPage(site, contestant.list);
  await page
    .locator(firstClaim)
    .first()
    .waitFor({ timeout: 180_000 })
    .catch((reason: unknown) => {
      throw new Error(`${contestant.folder} shows no claims: can it read what is stored?`, { cause: reason });
    });
  await settle(page, restful);
  await closePage(page);
  return { ...contestant, site, visits: [], alone: [] };
}

async function measureAlone(site: Site): Promise<Times[]> {
  return [
    ...(await measureList(site, 25)),
    ...(await measureList(site, 200)),
    ...(await measureDeeds(site)),
    ...(await measureTyping(site)),
    ...(await measureSignIn(site)),
  ];
}

const print = (cells: string[]) => {
  const [first = '', ...others] = cells;
  console.log(`| ${first.padEnd(54)} | ${others.map((text) => text.padStart(16)).join(' | ')} |`);
};

const number = (value: number | undefined, digits = value !== undefined && value < 20 ? 1 : 0) =>
  value === undefined ? '–' : value.toFixed(digits);
const times = (ratio: number | undefined) => (ratio === undefined ? '–' : `${ratio.toFixed(2)} ×`);

function printTimes(all: Measured[], floor: Measured) {
  const columns = all.flatMap((one) => (one === floor ? [one.title] : [one.title, 'ratio']));
  print(['Milliseconds', ...columns, 'target ratio', 'target']);
  const summaries = new Map(all.map((one) => [one, summarize([...one.visits, ...one.alone])]));
  for (const name of measureNames) {
    const row: Row = measures[name];
    const { ratio, target } = { ...row, ...(claims > claimsWanted && row.moreClaims) };
    const cells = all.flatMap((one) => {
      const value = number(summaries.get(one)?.[name], row.digits);
      return one === floor ? [value] : [value, times(ratioOf(name, one.visits, floor.visits))];
    });
    print([row.title, ...cells, ratio ? `${ratio} ×` : '', String(target ?? '')]);
  }
}

function printSlowStarts(all: Measured[]) {
  print(['First visit on slow 3G (400 kbps, 2 s), one round', ...all.map(({ title }) => title), 'target']);
  const row = (title: string, target: number, of: (start: SlowStart) => number | undefined) =>
    print([title, ...all.map(({ slowStart }) => number(slowStart && of(slowStart), 0)), String(target)]);
  row('First paint', 4000, ({ firstPaint }) => firstPaint);
  row("List's first row", 11_000, ({ firstRow }) => firstRow);
  row('Requests that began before the first row', 20, ({ requests }) => requests);
}

const load = () =>
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')} on ${cpus().length} processors`;

const claims = Number(process.argv.at(-1));
const fewest = sampleRecords.claims.length;
if (!Number.isSafeInteger(claims) || claims < fewest) {
  throw new Error(`Say how many claims, ${fewest} or more: npm run bench -- 500`);
}

await buildFloor();
const browser = await launch();
console.log(
  `${claims} claims; processor slowed ${slowdown} times, Fast 4G, medians of ${rounds}; ${cpus()[0]?.model}; ${load()}`,
);
const all: Measured[] = [];
for (const [place, contestant] of contestants().entries()) all.push(await prepare(browser, contestant, place));
const [portal, floor] = all;
if (!portal || !floor) throw new Error('There is nothing to compare');

for (let round = 0; round < rounds; round += 1) {
  // By turns in both directions, so that what grows or warms up favours none.
  for (const one of round % 2 ? all.toReversed() : all) one.visits.push(await measureVisit(one.site, one.list));
}
for (const one of all) one.slowStart = await measureSlowStart(one.site, one.list);
for (const one of all) if (one !== floor) one.alone = await measureAlone(one.site);
portal.alone.push(...measureSelectors());
await browser.close();

printTimes(all, floor);
console.log();
printSlowStarts(all);
console.log(load());
