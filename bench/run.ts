import { cpus, loadavg } from 'node:os';
import { measureDeeds } from './deeds';
import { measureList } from './list';
import { measureLoading } from './loading';
import { measureNames, measures, summarize, type Times } from './measures';
import { launch, slowdown, withServer } from './portal';
import { storeFull, storeLarge, storeSample, type StoredTexts } from './registers';
import { measureSelectors } from './selectors';
import { measureTyping } from './wizard';

/*
 * `npm run bench`: how fast the production build is, as a table; `npm run bench:large` for a register of 10,000 claims.
 * It measures and asserts nothing: how busy the machine is shows in every figure, so its load stands above and below
 * them. `DIST` names another folder than `dist`.
 */

async function measure(stored: StoredTexts, selectors: Times[]): Promise<Times> {
  const browser = await launch();
  const all = [
    ...(await measureLoading(browser, stored)),
    ...(await measureList(browser, stored, 25)),
    ...(await measureList(browser, stored, 200)),
    ...(await measureDeeds(browser, stored)),
    ...(await measureTyping(browser, stored)),
    ...selectors,
  ];
  await browser.close();
  return summarize(all);
}

function print(columns: { title: string; times: Times }[]) {
  const cell = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(value < 20 ? 1 : 0));
  const lines = [
    ['Milliseconds', 'target', ...columns.map(({ title }) => title)],
    ...measureNames.map((name) => {
      const { title, ...row } = measures[name];
      const target = 'target' in row ? row.target : undefined;
      return [title, target ? String(target) : '', ...columns.map(({ times }) => cell(times[name]))];
    }),
  ];
  for (const [first = '', ...others] of lines) {
    console.log(`| ${first.padEnd(54)} | ${others.map((text) => text.padStart(13)).join(' | ')} |`);
  }
}

const load = () =>
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')} on ${cpus().length} processors`;
const claimsIn = (stored: StoredTexts) => [...stored.keys()].filter((key) => key.startsWith('wcp/claims/')).length;

await withServer(process.env['DIST'] ?? 'dist', async () => {
  console.log(`Processor slowed ${slowdown} times, Fast 4G, medians; ${cpus()[0]?.model}; ${load()}`);
  const selectors = measureSelectors();
  const columns: { title: string; times: Times }[] = [];
  const registers = process.argv.includes('--large') ? [storeLarge] : [storeSample, storeFull];
  for (const make of registers) {
    const stored = await make();
    columns.push({ title: `${claimsIn(stored)} claims`, times: await measure(stored, selectors) });
  }
  print(columns);
  console.log(load());
});
