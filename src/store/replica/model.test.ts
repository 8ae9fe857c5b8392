import { findAmountDue } from '../../domain/claim/claimPayments';
import { findLatestPayment } from '../../domain/payment/payment';
import { lifecycle } from '../../domain/workflow/lifecycle';
import { claimActions, commandOf } from '../../test/claimCommands';
import { completeChecklistForm } from '../../test/builders';
import * as fc from '../../test/fastCheck';
import { openWorkDay, workDay } from '../../test/workDay';
import { addNoteCommand } from '../claims/addNote';
import { saveChecklistCommand } from '../claims/saveChecklist';
import { decide, type Command } from '../command';
import type { Stamp } from '../events';
import { selectClaimPayments } from '../payments/selectors';
import { registerOf } from '../register/sharedKinds';
import type { Register, RootState } from '../registerReducers';
import { createFollower, type Step } from './follower';
import { judgeAll, type Replica } from './judge';
import type { Arrived } from './message';
import { emptyOutbox, type Outbox, type Pending } from './outbox';
import { createSender } from './sender';

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
type Stream = ReturnType<typeof createStream>;

type Fate = 'stored' | 'lost' | 'unanswered' | 'twice';

/** What lies on a device's disk. */
type Disk = Replica & { outbox: Outbox };

type Who = { account: string; name: string; email: string; desks: Stamp['actor']['role'][] };

function createDevice(rest: RootState, first: Replica, who: Who, place: number, stream: Stream) {
  let disk: Disk = { ...copy(first), outbox: emptyOutbox };
  let memory = disk;
  let isFull = false;
  let done = 0;
  /** Commands by the ids of their events, until it is known what became of them. */
  const waiting = new Set<string>();
  const told: string[] = [];
  const self = { account: who.account, device: `D-${place}` };

  const keep = (next: Disk) => {
    if (isFull) return Promise.resolve(false);
    disk = copy(next);
    memory = next;
    return Promise.resolve(true);
  };
  const stateOn = (register: Register): RootState => ({ ...rest, ...register });

  /** Decides once more on what is pending, first to last, on top of what counts. */
  function decideAgain(register: Register, pending: readonly Pending[], sent: number) {
    let on = register;
    const again: Pending[] = [];
    for (const [at, { command, event }] of pending.entries()) {
      const isOnItsWay = at < sent;
      const decision = decide(stateOn(on), command, event.meta);
      const next = decision.ok ? decision.event : undefined;
      if (isOnItsWay) again.push({ command, event });
      else if (next) again.push({ command, event: next });
      else {
        waiting.delete(event.meta.eventId);
        told.push(event.meta.eventId);
      }
      if (next) on = shown(on, next);
    }
    return { pending: again, register: on };
  }

  const shown = (register: Register, event: Pending['event']) => {
    const arrived = { sequence: 1, account: who.account, receivedAt: event.meta.at, isHandedOn: false };
    const { seal: _seal, ...meta } = event.meta;
    const text = JSON.stringify({ v: 1, device: 'shown', n: 1, events: [{ ...event, meta }] });
    const judged = judgeAll({ register, place: { sequence: 0, counters: {} } }, [{ ...arrived, text }]);
    return judged.replica.register;
  };
  const shownRegister = () =>
    decideAgain(memory.register, memory.outbox.pending, memory.outbox.pending.length).register;

  const take = createFollower({
    self,
    register: () => memory.register,
    place: () => memory.place,
    outbox: () => memory.outbox,
    keep: async ({ events, place: at, outbox, fallen }: Step) => {
      const { register } = judgeAll(memory, await Promise.resolve(lastTaken)).replica;
      const returned = [...fallen, ...outbox.pending.slice(outbox.sent?.count ?? 0)];
      const onItsWay = outbox.pending.slice(0, outbox.sent?.count ?? 0);
      if (isFull) return false;
      for (const { meta } of events) waiting.delete(meta.eventId);
      const { pending } = decideAgain(register, [...onItsWay, ...returned], onItsWay.length);
      return keep({ register, place: at, outbox: { ...outbox, pending } });
    },
  });
  let lastTaken: readonly Arrived[] = [];

  const sendWith = (fate: Fate) =>
    createSender({
      self,
      feed: {
        send: (text) => {
          if (fate !== 'lost') stream.store({ account: who.account, text });
          if (fate === 'twice') stream.store({ account: who.account, text });
          return fate === 'lost' || fate === 'unanswered' ? Promise.reject(new Error('no answer')) : Promise.resolve();
        },
      },
      place: () => memory.place,
      outbox: () => memory.outbox,
      keep: (outbox) => keep({ ...memory, outbox }),
    })();

  return {
    register: () => memory.register,
    isIdle: () => memory.outbox.pending.length === 0 && waiting.size === 0,
    told,
    fill: (full: boolean) => {
      isFull = full;
    },
    kill: () => {
      memory = copy(disk);
    },
    send: sendWith,
    take: async (count: number) => {
      lastTaken = stream.stored.slice(memory.place.sequence, memory.place.sequence + count);
      // Some of it was handed over before.
      const from = Math.max(0, memory.place.sequence - 1);
      await take(stream.stored.slice(from, memory.place.sequence + count)).catch(() => undefined);
    },
    do: async (makes: (register: Register) => Command | undefined, role: Who['desks'][number], at: string) => {
      const register = shownRegister();
      const command = makes(register);
      if (!command) return false;
      const eventId = `E-${place}-${(done += 1)}`;
      const actor = { name: who.name, email: who.email, role, sessionId: `S-${place}` };
      const decision = decide(stateOn(register), command, { eventId, at, actor });
      if (!decision.ok || !decision.event) return false;
      const { outbox } = memory;
      const kept = await keep({
        ...memory,
        outbox: { ...outbox, pending: [...outbox.pending, { command, event: decision.event }] },
      });
      if (kept) waiting.add(eventId);
      return kept;
    },
  };
}

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
      const first: Replica = { register: registerOf(rest), place: { sequence: 0, counters: {} } };
      const desks = users.slice(1, devices + 1).map((user, place) => ({
        who: { account: user.id, name: user.name, email: user.email, desks: user.desks },
        device: createDevice(
          rest,
          first,
          { account: user.id, name: user.name, email: user.email, desks: user.desks },
          place,
          stream,
        ),
      }));
      let clock = 0;
      for (const one of steps) {
        const desk = desks[one.device];
        if (!desk) continue;
        const { device, who } = desk;
        clock += 1;
        const at = new Date(start + clock * 1000).toISOString();
        const role = who.desks[clock % who.desks.length] ?? 'admin';
        if (one.kind === 'do') {
          const makes = (register: Register) => commandFor(register, `CL-${one.claim}`, one.pick, role);
          if (await device.do(makes, role, at)) reached.deeds += 1;
        } else if (one.kind === 'send') await device.send(one.fate);
        else if (one.kind === 'take') await device.take(one.count);
        else if (one.kind === 'kill') device.kill();
        else device.fill(one.full);
      }
      for (const { device } of desks) device.fill(false);
      for (let round = 0; round < 200 && !desks.every(({ device }) => device.isIdle()); round += 1) {
        for (const { device } of desks) {
          await device.send('stored');
          await device.take(1000);
        }
      }
      for (const { device } of desks) await device.take(1000);

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

/** A command that may be given on a claim as it is shown. */
function commandFor(register: Register, id: string, pick: number, role: Stamp['actor']['role']): Command | undefined {
  const claim = register.claims.entities[id];
  if (!claim) return undefined;
  const target = { id, rev: claim.rev };
  if (pick % 5 === 0) return addNoteCommand({ claimId: id, note: { content: `Note ${pick}`, type: 'document' } });
  if (pick % 5 === 1 && claim.status === 'under_verification') {
    return saveChecklistCommand(completeChecklistForm(), [target]);
  }
  const open = claimActions.filter((action) => {
    const { from, roles } = lifecycle[action];
    return (from as readonly string[]).includes(claim.status) && (roles as readonly string[]).includes(role);
  });
  const action = open[pick % Math.max(1, open.length)];
  const payment = findLatestPayment(selectClaimPayments(register, id))?.id;
  return action && commandOf(action, target, payment);
}
