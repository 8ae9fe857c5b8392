// A fixed piece of work, done again and again beside the checks: how long it takes says how fast the machine is just then,
// so that what checks take can be told in units of it. `node scripts/checks/pace.mjs` writes each time into build/pace.tsv,
// after the moment it ended, until it is stopped.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { paceFile } from './units.mjs';

/** Short beside the checks, and long enough to wait for a processor as they do. */
const pause = 5000;

/** What tests do most: records made, written as text and read, looked up, sorted and compared. */
function workOnce() {
  let found = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    const rows = Array.from({ length: 2000 }, (_, row) => ({
      id: `CLM-${turn}-${row}`,
      name: `Person ${row % 97}`,
      amount: row * 1000,
      days: [row, turn, row ^ turn],
    }));
    const copies = JSON.parse(JSON.stringify(rows));
    const byName = new Map();
    for (const { name, amount } of copies) byName.set(name, (byName.get(name) ?? 0) + amount);
    copies.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : b.amount - a.amount));
    found += copies.filter(({ id }) => /^CLM-\d+-\d*7$/.test(id)).length + byName.size;
  }
  return found;
}

mkdirSync('build', { recursive: true });
writeFileSync(paceFile, '');
for (;;) {
  const began = performance.now();
  workOnce();
  appendFileSync(paceFile, `${Date.now()}\t${(performance.now() - began).toFixed(1)}\n`);
  await setTimeout(pause);
}
