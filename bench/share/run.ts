import { cpus, loadavg } from 'node:os';
import { setTimeout as pass } from 'node:timers/promises';
import { findServerFault } from '../../scripts/share/natsServer';
import { median } from '../measures';
import { measureBrowsers } from './browsers';
import { openOffice, until } from './office';

/*
 * `npm run bench:share`: what a shared register costs, over a real nats-server: two browsers on this machine, one that catches
 * up with what thousands of messages tell, and devices in memory at 300 ms from the server. It measures and asserts nothing.
 *
 * MINUTES (10) of the fifty devices, MESSAGES (10000) and CLAIMS (10000) of what is caught up with, NATS_SERVER (the program),
 * DIST (the build).
 */

const numberOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const far = { roundTrip: 300, loss: 0 };
const ms = (value: number | undefined) => `${Math.round(value ?? NaN)} ms`;
const tell = (what: string, figures: string) => console.log(`${what}: ${figures}`);
const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

const fault = findServerFault();
if (fault) throw new Error(fault);
console.log(`${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`);

async function measureDeeds() {
  const { desks, close } = await openOffice({ devices: 2, claims: 200 }, far);
  const [desk] = desks;
  if (!desk) throw new Error('There is no desk');
  const deeds: number[] = [];
  for (let place = 0; place < 20; place += 1) {
    await desk.doOne(place, 1);
    void desk.send();
    deeds.push(await until(() => desk.device.isIdle()));
  }
  const deed = median(deeds) ?? NaN;
  tell('An own deed at 300 ms', `${ms(deed)}, ${ms(deed - far.roundTrip)} beyond the round trip (median of 20)`);
  for (let place = 0; place < 300; place += 1) await desk.doOne(place, 1);
  void desk.send();
  tell('300 waiting deeds at 300 ms', ms(await until(() => desk.device.isIdle())));
  await close();
}

async function measureFifty(minutes: number) {
  const { desks, close } = await openOffice({ devices: 50, claims: 200 }, { roundTrip: 300, loss: 0.02 });
  const took: number[] = [];
  let given = 0;
  const end = performance.now() + minutes * 60_000;
  const work = async (desk: (typeof desks)[number], place: number) => {
    await pass((place * 2000) / desks.length);
    for (let turn = 0; performance.now() < end; turn += 1) {
      const from = performance.now();
      if (await desk.doOne(place * 7 + turn, turn + place)) {
        given += 1;
        void desk.send();
        // One that takes longer than anybody waits counts as that long.
        const settle = () => took.push(performance.now() - from);
        void until(() => desk.device.isIdle()).then(settle, settle);
      }
      await pass(Math.max(0, 2000 - (performance.now() - from)));
    }
  };
  await Promise.all(desks.map(work));
  await until(() => desks.every(({ device }) => device.isIdle()));
  const last = Math.max(...desks.map(({ device }) => device.place().sequence));
  await until(() => desks.every(({ device }) => device.place().sequence === last));
  const [register] = desks.map(({ device }) => JSON.stringify(device.register()));
  const isSame = desks.every(({ device }) => JSON.stringify(device.register()) === register);
  const told = desks.reduce((sum, { device }) => sum + device.told.length, 0);
  const behind = Math.max(...desks.map(({ takeBehind }) => takeBehind()));
  tell(
    `Fifty devices, ${minutes} minutes at 300 ms and 2 % loss`,
    `${given} deeds, ${told} of them overtaken; done after ${ms(median(took))} (median), ${ms(percentile(took, 0.95))} (95th percentile); at most ${ms(behind)} behind; ${isSame ? 'all equal' : 'NOT EQUAL'}, none left waiting`,
  );
  await close();
}

await measureDeeds();
await measureFifty(numberOf('MINUTES', 10));
await measureBrowsers({ messages: numberOf('MESSAGES', 10_000), claims: numberOf('CLAIMS', 10_000) }, tell);
process.exit();
