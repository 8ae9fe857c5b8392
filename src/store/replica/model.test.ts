import { findAmountDue } from '../../domain/claim/amountDue';
import * as fc from '../../test/fastCheck';
import { bulkCommandFor, commandFor, createSharingDevice, takeStream, type Who } from '../../test/sharingDevice';
import { openWorkDay, workDay } from '../../test/workDay';
import { selectClaimPayments } from '../payments/selectors';
import { registerOf } from '../register/sharedKinds';
import type { Register, RootState } from '../registerReducers';
import { beginning, judgeAll, type Replica } from './judge';
import type { Arrived } from '../../domain/register/arrived';

/*
 * Devices that share a register, in an order that chance had a hand in: messages are lost on their way or stored without an
 * answer, come twice and late, devices are killed between any two steps, and what is to be kept is not. Clocks go wrong, and
 * actions are on several claims. In memory, with the parts that the portal runs.
 *
 * Each device has two tabs over one disk: a tab gives its commands on what it showed last, whatever the other has done since, and
 * either may speak, as it does once it is looked at. That turns do not overlap is a matter of the lock (log/tabLock).
 *
 * A device is handed over: it leaves, starts empty, and joins with any account, also with the one that it had, or one that
 * works on another device too. It joins under a new name, and begins to count its messages anew. What waited when it left,
 * and can still be done, became the device's own and went as it started empty: that counts only where it had been stored.
 */
jest.setTimeout(600_000 * fc.times);

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

type Post = { account: string; text: string };
type Fate = 'stored' | 'lost' | 'unanswered' | 'twice' | 'late';

/** What the devices speak through. */
function createStream(start: number) {
  const stored: Arrived[] = [];
  const late: Post[] = [];
  const store = ({ account, text }: Post) => {
    const receivedAt = new Date(start + stored.length * 1000).toISOString();
    stored.push({ account, text, receivedAt, isHandedOn: false, sequence: stored.length + 1 });
  };
  return {
    stored,
    /** Rejects where no answer comes. */
    send: (post: Post, fate: Fate) => {
      if (fate === 'late') late.push(post);
      else if (fate !== 'lost') store(post);
      if (fate === 'twice') store(post);
      return fate === 'stored' || fate === 'twice' ? Promise.resolve() : Promise.reject(new Error('no answer'));
    },
    /** What was late comes, whoever has left meanwhile. */
    arrive: () => late.splice(0).forEach(store),
  };
}

const devices = 4;
const tabs = 2;
/** Accounts that work on them: two more than there are devices. */
const accounts = devices + 2;

/** By how much the clock of a device is wrong, milliseconds: one that is ahead has its deeds refused. */
const hour = 3_600_000;
const clocks = fc.array(fc.constantFrom(0, 0, 0, 3 * hour, -24 * hour), { minLength: devices, maxLength: devices });

const device = fc.nat(devices - 1);
const tab = fc.nat(tabs - 1);
const step = fc.oneof(
  {
    arbitrary: fc.record({ kind: fc.constant('do' as const), device, tab, claim: fc.nat(2), pick: fc.nat(40) }),
    weight: 12,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      device,
      tab,
      fate: fc.constantFrom<Fate>('stored', 'stored', 'lost', 'unanswered', 'twice', 'late'),
    }),
    weight: 8,
  },
  {
    arbitrary: fc.record({ kind: fc.constant('take' as const), device, tab, count: fc.integer({ min: 1, max: 5 }) }),
    weight: 10,
  },
  { arbitrary: fc.record({ kind: fc.constant('kill' as const), device, tab }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constant('fill' as const), device, full: fc.boolean() }), weight: 2 },
  {
    arbitrary: fc.record({ kind: fc.constant('handOver' as const), device, account: fc.nat(accounts - 1) }),
    weight: 1,
  },
  { arbitrary: fc.record({ kind: fc.constant('arrive' as const), device }), weight: 1 },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type Stream = ReturnType<typeof createStream>;

/** Has an account join on a device that is empty. */
async function openDesk(stream: Stream, { rest, first }: { rest: RootState; first: Replica }, who: Who, name: string) {
  const replica = await takeStream(first, stream.stored, name);
  let fate: Fate = 'stored';
  const send = (text: string) => stream.send({ account: who.account, text }, fate);
  const device = createSharingDevice({ rest, first: replica, who, device: name }, send, tabs);
  return {
    who,
    device,
    send: (next: Fate, tab = 0) => {
      fate = next;
      return device.send(tab);
    },
    take: (count: number, tab = 0) => {
      const { sequence } = device.place();
      // Some of it was handed over before.
      const handed = stream.stored.slice(Math.max(0, sequence - 1), sequence + count);
      return device.take(handed, tab).catch(() => undefined);
    },
  };
}
type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Devices of a work day's accounts, and what happens to them. */
async function openDevices(day: Parameters<typeof openWorkDay>[0], wrong: readonly number[]) {
  const opened = await openWorkDay(day);
  const rest = opened.tab.store.getState();
  const start = Date.parse('2026-11-20T10:00:00.000Z');
  const stream = createStream(start);
  const first: Replica = { register: registerOf(rest), place: { ...beginning, isLaid: true } };
  const people = opened.users.slice(1, accounts + 1).map(({ id: account, name, email, desks }): Who => {
    return { account, name, email, desks };
  });
  /** Every device under each of its names. */
  const named: Desk[] = [];
  const join = async (place: number) => {
    const who = people[place];
    if (!who) throw new Error(`There is no account ${place}`);
    const desk = await openDesk(stream, { rest, first }, who, `D-${named.length}`);
    named.push(desk);
    return desk;
  };

  const desks: Desk[] = [];
  for (let place = 0; place < devices; place += 1) desks.push(await join(place));

  let clock = 0;
  async function run(one: Step) {
    const desk = desks[one.device];
    if (!desk) return;
    const { device, who, send, take } = desk;
    clock += 1;
    if (one.kind === 'do') {
      const at = new Date(start + clock * 1000 + (wrong[one.device] ?? 0)).toISOString();
      const role = who.desks[clock % who.desks.length] ?? 'admin';
      const makes = (register: Register) =>
        one.pick % 8 === 7
          ? bulkCommandFor(register, one.pick, role)
          : commandFor(register, `CL-${one.claim}`, one.pick, role);
      await device.do(makes, role, at, one.tab);
    } else if (one.kind === 'send') await send(one.fate, one.tab);
    else if (one.kind === 'take') await take(one.count, one.tab);
    else if (one.kind === 'kill') await device.kill(one.tab);
    else if (one.kind === 'fill') device.fill(one.full);
    else if (one.kind === 'arrive') stream.arrive();
    else if (device.leave()) desks[one.device] = await join(one.account);
  }

  /** Everything gets through. */
  async function settle() {
    stream.arrive();
    for (const { device } of desks) device.fill(false);
    for (let round = 0; round < 200 && !desks.every(({ device }) => device.isIdle()); round += 1) {
      for (const { send, take } of desks) {
        await send('stored');
        await take(1000);
      }
    }
    for (const { take } of desks) await take(1000);
  }
  return { first, stream, desks, named, run, settle };
}

test('every device comes to the same register, every command counts once or is told, nothing is overpaid', async () => {
  const reached = { runs: 0, counted: 0, told: 0, deeds: 0, handedOver: 0, left: 0 };
  await fc.assert(
    fc.asyncProperty(workDay, clocks, fc.array(step, { minLength: 60, maxLength: 140 }), async (day, wrong, steps) => {
      const { first, stream, desks, named, run, settle } = await openDevices(day, wrong);
      for (const one of steps) await run(one);
      await settle();

      const { replica, verdicts } = judgeAll(first, stream.stored);
      for (const { device } of desks) {
        expect(device.isIdle()).toBe(true);
        expect(copy(device.register())).toEqual(copy(replica.register));
      }
      const counted = verdicts.flatMap((verdict) => (verdict.what === 'judged' ? verdict.events : []));
      const ids = counted.map(({ meta }) => meta.eventId);
      expect(new Set(ids).size).toBe(ids.length);
      const ends = new Set(ids);
      for (const { device } of named) {
        const { given, told, left } = device;
        expect(told.filter((id) => ends.has(id))).toEqual([]);
        expect(new Set([...told, ...left]).size).toBe(told.length + left.length);
        expect(given.filter((id) => !ends.has(id) && !told.includes(id) && !left.includes(id))).toEqual([]);
        reached.deeds += given.length;
        reached.told += told.length;
        reached.left += left.length;
      }
      for (const { id, approvedAmount } of Object.values(replica.register.claims.entities)) {
        expect(findAmountDue(approvedAmount, selectClaimPayments(replica.register, id), '')).toBeGreaterThanOrEqual(0);
      }
      reached.runs += 1;
      reached.counted += ids.length;
      reached.handedOver += named.length - devices;
    }),
    { numRuns: fc.runs(40), endOnFailure: true },
  );
  expect(reached.counted).toBeGreaterThan(0);
  expect(reached.told).toBeGreaterThan(0);
  expect(reached.left).toBeGreaterThan(0);
  const { runs, deeds, counted, told, handedOver, left } = reached;
  fc.tell(
    'Sharing',
    `${runs} runs, ${deeds} commands, ${counted} counted, ${told} told, ${handedOver} devices handed over, ${left} commands left behind`,
  );
});
