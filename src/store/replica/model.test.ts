import { findAmountDue } from '../../domain/claim/claimPayments';
import * as fc from '../../test/fastCheck';
import { commandFor, createSharingDevice } from '../../test/sharingDevice';
import { openWorkDay, workDay } from '../../test/workDay';
import { selectClaimPayments } from '../payments/selectors';
import { registerOf } from '../register/sharedKinds';
import type { Register } from '../registerReducers';
import { beginning, judgeAll, type Replica } from './judge';
import type { Arrived } from '../../domain/register/arrived';

/*
 * Devices that share a register, in an order that chance had a hand in: messages are lost on their way or stored without an
 * answer, come twice and late, devices are killed between any two steps, and what is to be kept is not. In memory, with the
 * parts that the portal runs.
 */
jest.setTimeout(600_000);

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

type Post = { account: string; text: string };

/** What the devices speak through. */
function createStream(start: number) {
  const stored: Arrived[] = [];
  return {
    stored,
    store: ({ account, text }: Post) => {
      const receivedAt = new Date(start + stored.length * 1000).toISOString();
      stored.push({ account, text, receivedAt, isHandedOn: false, sequence: stored.length + 1 });
    },
  };
}
type Fate = 'stored' | 'lost' | 'unanswered' | 'twice';

const devices = 4;
const step = fc.oneof(
  {
    arbitrary: fc.record({
      kind: fc.constant('do' as const),
      device: fc.nat(devices - 1),
      claim: fc.nat(2),
      pick: fc.nat(40),
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      device: fc.nat(devices - 1),
      fate: fc.constantFrom<Fate>('stored', 'stored', 'lost', 'unanswered', 'twice'),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('take' as const),
      device: fc.nat(devices - 1),
      count: fc.integer({ min: 1, max: 5 }),
    }),
    weight: 5,
  },
  { arbitrary: fc.record({ kind: fc.constant('kill' as const), device: fc.nat(devices - 1) }), weight: 1 },
  {
    arbitrary: fc.record({ kind: fc.constant('fill' as const), device: fc.nat(devices - 1), full: fc.boolean() }),
    weight: 1,
  },
);

test('every device comes to the same register, every command counts once or is told, nothing is overpaid', async () => {
  const reached = { runs: 0, counted: 0, told: 0, deeds: 0 };
  await fc.assert(
    fc.asyncProperty(workDay, fc.array(step, { minLength: 60, maxLength: 140 }), async (day, steps) => {
      const { tab, users } = await openWorkDay(day);
      const rest = tab.store.getState();
      const start = Date.parse('2026-11-20T10:00:00.000Z');
      const stream = createStream(start);
      const first: Replica = { register: registerOf(rest), place: { ...beginning, isLaid: true } };
      const fates: Fate[] = [];
      const desks = users.slice(1, devices + 1).map((user, place) => {
        const { id: account, name, email } = user;
        const who = { account, name, email, desks: user.desks };
        const device = createSharingDevice({ rest, first, who, device: `D-${place}` }, (text) => {
          const fate = fates[place] ?? 'stored';
          if (fate !== 'lost') stream.store({ account, text });
          if (fate === 'twice') stream.store({ account, text });
          return fate === 'lost' || fate === 'unanswered' ? Promise.reject(new Error('no answer')) : Promise.resolve();
        });
        const send = (fate: Fate) => {
          fates[place] = fate;
          return device.send();
        };
        const take = (count: number) => {
          const { sequence } = device.place();
          // Some of it was handed over before.
          return device.take(stream.stored.slice(Math.max(0, sequence - 1), sequence + count)).catch(() => undefined);
        };
        return { who, device, send, take };
      });
      let clock = 0;
      for (const one of steps) {
        const desk = desks[one.device];
        if (!desk) continue;
        const { device, who, send, take } = desk;
        clock += 1;
        const at = new Date(start + clock * 1000).toISOString();
        const role = who.desks[clock % who.desks.length] ?? 'admin';
        if (one.kind === 'do') {
          const makes = (register: Register) => commandFor(register, `CL-${one.claim}`, one.pick, role);
          if (await device.do(makes, role, at)) reached.deeds += 1;
        } else if (one.kind === 'send') await send(one.fate);
        else if (one.kind === 'take') await take(one.count);
        else if (one.kind === 'kill') device.kill();
        else device.fill(one.full);
      }
      for (const { device } of desks) device.fill(false);
      for (let round = 0; round < 200 && !desks.every(({ device }) => device.isIdle()); round += 1) {
        for (const { send, take } of desks) {
          await send('stored');
          await take(1000);
        }
      }
      for (const { take } of desks) await take(1000);

      const { replica, verdicts } = judgeAll(first, stream.stored);
      for (const { device } of desks) {
        expect(device.isIdle()).toBe(true);
        expect(copy(device.register())).toEqual(copy(replica.register));
      }
      const counted = verdicts.flatMap((verdict) => (verdict.what === 'judged' ? verdict.events : []));
      const ids = counted.map(({ meta }) => meta.eventId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { device } of desks) expect(device.told.filter((id) => ids.includes(id))).toEqual([]);
      for (const { id, approvedAmount } of Object.values(replica.register.claims.entities)) {
        expect(findAmountDue(approvedAmount, selectClaimPayments(replica.register, id), '')).toBeGreaterThanOrEqual(0);
      }
      reached.runs += 1;
      reached.counted += ids.length;
      reached.told += desks.reduce((sum, { device }) => sum + device.told.length, 0);
    }),
    { numRuns: fc.runs(40), endOnFailure: true },
  );
  expect(reached.counted).toBeGreaterThan(0);
  expect(reached.told).toBeGreaterThan(0);
  fc.tell(
    'Devices that share',
    `${reached.runs} runs, ${reached.deeds} commands, ${reached.counted} counted, ${reached.told} told`,
  );
});
