import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from '../../domain/user/user';
import * as fc from '../../test/fastCheck';
import { openRegister, recordEvents } from '../../test/openRegister';
import { openWorkDay, work, workDay } from '../../test/workDay';
import { buildBoss, buildClaim, buildUser } from '../../test/builders';
import { noRecords, signInAs } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { makerOf } from '../command';
import { isLifecycleEvent, preferencesChanged, registerReplaced, type DecidedEvent } from '../events';
import { registerOf } from '../register/sharedKinds';
import type { Register, RootState } from '../registerReducers';
import { beginning, judgeAll, type Replica, type Verdict } from './judge';
import type { Arrived } from '../../domain/register/arrived';

// Whole days of work.
jest.setTimeout(300_000);

/** What chance does to a message on its way, or says beside it. */
const mischiefs = {
  nothing: (message: Sent) => [message],
  twice: (message: Sent) => [message, message],
  lost: () => [],
  'by another account': (message: Sent) => [{ ...message, account: 'BOSS' }, message],
  'handed on': (message: Sent) => [{ ...message, isHandedOn: true }, message],
  junk: (message: Sent) => [{ ...message, text: '{"v":1' }, message],
  'of another version': (message: Sent) => [withBody(message, { v: 999 }), message],
  'a counter left out': (message: Sent) => [withBody(message, { n: 900 }), message],
  'more money': (message: Sent) => [withEvents(message, moreMoney)],
  'an old revision': (message: Sent) => [withEvents(message, older)],
  'another actor': (message: Sent) => [withEvents(message, byBoss)],
  'a place in a chain': (message: Sent) => [withEvents(message, sealed)],
  'in the future': (message: Sent) => [{ ...message, receivedAt: '2020-01-01T00:00:00.000Z' }],
} as const;

const mischiefNames = Object.keys(mischiefs) as (keyof typeof mischiefs)[];

type Sent = Omit<Arrived, 'sequence'>;
type Body = { n: number; events: DecidedEvent[] };

const withBody = (message: Sent, change: object): Sent => ({
  ...message,
  text: JSON.stringify({ ...(JSON.parse(message.text) as object), ...change }),
});
const withEvents = (message: Sent, forge: (event: DecidedEvent) => DecidedEvent): Sent =>
  withBody(message, { events: (JSON.parse(message.text) as Body).events.map(forge) });

const moreMoney = (event: DecidedEvent): DecidedEvent =>
  isLifecycleEvent(event)
    ? {
        ...event,
        payload: {
          ...event.payload,
          changes: event.payload.changes.map((change) => ({
            ...change,
            payments: change.payments?.map(({ before, after }) => ({
              before,
              after: { ...after, amount: after.amount + 1 },
            })),
          })),
        },
      }
    : event;
const older = (event: DecidedEvent): DecidedEvent =>
  isLifecycleEvent(event)
    ? {
        ...event,
        payload: { ...event.payload, changes: event.payload.changes.map((one) => ({ ...one, rev: one.rev - 1 })) },
      }
    : event;
const byBoss = ({ meta, ...event }: DecidedEvent): DecidedEvent => ({
  ...event,
  meta: { ...meta, actor: { ...meta.actor, name: 'Boss', email: 'boss@uwa.example' } },
});
const sealed = ({ meta, ...event }: DecidedEvent): DecidedEvent => ({
  ...event,
  meta: { ...meta, seal: { links: [], head: { chain: 'N-1', place: 1, hash: 'A'.repeat(43) } } },
});

/** The messages of a day, each of one deed, as the devices of its accounts send them. */
function messagesOf(events: readonly DecidedEvent[], accounts: ReadonlyMap<string, string>): Sent[] {
  const sent = new Map<string, number>();
  return events.filter(makerOf).flatMap(({ meta: { seal: _seal, ...meta }, ...event }) => {
    const account = accounts.get(meta.actor.email);
    if (!account) return [];
    const n = (sent.get(account) ?? 0) + 1;
    sent.set(account, n);
    const text = JSON.stringify({ v: 1, device: `D-${account}`, n, events: [{ ...event, meta }] });
    return { account, receivedAt: meta.at, isHandedOn: false, text };
  });
}

const inOrder = (messages: readonly Sent[]): Arrived[] =>
  messages.map((message, place) => ({ ...message, sequence: place + 1 }));

/** Judges them so many at a time, each time on what a restart would find. */
function judgeIn(sizes: readonly number[], start: Replica, messages: readonly Arrived[]) {
  let replica = start;
  const verdicts: Verdict[] = [];
  for (let at = 0, round = 0; at < messages.length; round += 1) {
    const size = sizes[round % sizes.length] ?? 1;
    const judged = judgeAll(replica, messages.slice(at, at + size));
    replica = JSON.parse(JSON.stringify(judged.replica)) as Replica;
    verdicts.push(...judged.verdicts);
    at += size;
  }
  return { replica, verdicts };
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

async function aDay(day: Parameters<typeof work>[1]) {
  const { tab, users } = await openWorkDay(day);
  const before: RootState = tab.store.getState();
  const events = recordEvents(tab) as DecidedEvent[];
  await work(tab, day);
  const accounts = new Map(users.map(({ id, email }) => [email, id]));
  const start: Replica = { register: registerOf(before), place: { ...beginning, isLaid: true } };
  return { start, messages: messagesOf(events, accounts), end: registerOf(tab.store.getState()) };
}

test('what was decided on one device counts on every other, and leaves the same claims and payments', async () => {
  let judged = 0;
  await fc.assert(
    fc.asyncProperty(workDay, async (day) => {
      const { start, messages, end } = await aDay(day);
      const { replica, verdicts } = judgeAll(start, inOrder(messages));
      expect(verdicts.filter(({ what }) => what !== 'judged')).toEqual([]);
      expect(verdicts.flatMap((verdict) => (verdict.what === 'judged' ? verdict.refusals : []))).toEqual([]);
      for (const name of ['claims', 'payments', 'fundLedger', 'schedules', 'scheme'] as const) {
        expect(replica.register[name].entities).toEqual(end[name].entities);
      }
      judged += verdicts.length;
    }),
    { numRuns: fc.runs(5), endOnFailure: true },
  );
  expect(judged).toBeGreaterThan(0);
});

test('messages judged one by one, in batches of any size and after any restart give the same register and verdicts', async () => {
  const found = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      workDay,
      fc.array(
        fc.oneof({ arbitrary: fc.constant('nothing' as const), weight: 12 }, fc.constantFrom(...mischiefNames)),
        {
          minLength: 80,
          maxLength: 80,
        },
      ),
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }),
      async (day, ways, sizes) => {
        const { start, messages } = await aDay(day);
        const stream = inOrder(messages.flatMap((message, place) => mischiefs[ways[place] ?? 'nothing'](message)));
        const oneByOne = judgeIn([1], start, stream);
        for (const other of [judgeIn(sizes, start, stream), judgeIn([stream.length || 1], start, stream)]) {
          expect(plain(other)).toEqual(plain(oneByOne));
        }
        for (const verdict of oneByOne.verdicts) {
          const what = verdict.what === 'judged' && verdict.events.length === 0 ? 'refused' : verdict.what;
          found.set(what, (found.get(what) ?? 0) + 1);
        }
      },
    ),
    { numRuns: fc.runs(15), endOnFailure: true },
  );
  expect([...found.keys()].sort()).toEqual(['judged', 'known', 'refused']);
  fc.tell('Messages judged', [...found].map(([what, count]) => `${count} ${what}`).join(', '));
});

describe('a message', () => {
  const sarah = buildUser({ id: 'SARAH', name: 'Sarah Auma', email: 'sarah@uwa.example', desks: ['district_officer'] });
  const ruth = buildUser({ id: 'RUTH', name: 'Ruth Kato', email: 'ruth@uwa.example', desks: ['finance'] });

  async function noteBy(user: User) {
    const claim = buildClaim({ id: 'CL-1' });
    const { tab } = await openRegister({ claims: [claim], users: [buildBoss(), sarah, ruth] });
    await signInAs(tab, user.desks[0] ?? 'admin', user.email);
    const register = registerOf(tab.store.getState());
    const events = recordEvents(tab) as DecidedEvent[];
    await tab.store.dispatch(addNote(claim.id, { content: 'Called', type: 'document' }));
    const [message] = messagesOf(events, new Map([[user.email, user.id]]));
    if (!message) throw new Error('There is no message');
    return { message, start: { register, place: { ...beginning, isLaid: true } } };
  }
  const verdictOf = (start: Replica, message: Sent) => judgeAll(start, inOrder([message])).verdicts[0];
  const withEvent = (change: object) => (message: Sent) => withEvents(message, (event) => ({ ...event, ...change }));

  test.each<[string, (message: Sent) => Sent, string]>([
    ['that the server handed on', (message) => ({ ...message, isHandedOn: true }), 'device of another account'],
    ['of another account', (message) => ({ ...message, account: ruth.id }), 'another person'],
    ['of no account', (message) => ({ ...message, account: 'NOBODY' }), 'another person'],
    ['in another’s name', (message) => withEvents(message, byBoss), 'another person'],
    ['that is no JSON', (message) => ({ ...message, text: '{' }), 'cannot read'],
    ['of 8 MB', (message) => withBody(message, { device: 'D'.repeat(8_000_000) }), 'cannot read'],
    ['of a newer version', (message) => withBody(message, { v: 999 }), 'A newer version'],
    ['of no version', (message) => withBody(message, { v: 0 }), 'cannot read'],
    ['without an event', (message) => withBody(message, { events: [] }), 'cannot read'],
    ['of an event that only a newer portal knows', withEvent({ type: 'claims/forgotten' }), 'A newer version'],
    [
      'of an event as only a newer portal makes it',
      (message) => withEvents(message, (event) => ({ ...event, meta: { ...event.meta, v: 99 } })),
      'A newer version',
    ],
    ['of no event', (message) => withBody(message, { events: [{}] }), 'cannot read'],
    ['dated an hour ahead', (message) => ({ ...message, receivedAt: '2026-11-20T07:00:00.000Z' }), 'in the future'],
    ['with a place in a chain', (message) => withEvents(message, sealed), 'shared register'],
    [
      'of what is of a device alone',
      (message) =>
        withEvents(message, ({ meta }) => preferencesChanged({ before: {}, after: { theme: 'dark' } }, meta)),
      'shared register',
    ],
    [
      'of another register',
      (message) =>
        withEvents(message, ({ meta }) =>
          registerReplaced({ how: 'sample', claimsBefore: 1, records: noRecords }, { ...meta }),
        ),
      'shared register',
    ],
  ])('%s is refused, with a reason', async (_what, forge, reason) => {
    const { message, start } = await noteBy(sarah);
    expect(verdictOf(start, message)).toMatchObject({ what: 'judged', refusals: [] });
    const verdict = verdictOf(start, forge(message));
    const refusals =
      verdict?.what === 'judged' ? verdict.refusals : verdict?.what === 'refused' ? [verdict.refusal] : [];
    expect(refusals).toMatchObject([{ message: expect.stringContaining(reason) }]);
    expect(judgeAll(start, inOrder([forge(message)])).replica.register.claims).toEqual(start.register.claims);
  });

  test('is refused once the account is inactive, or has another desk', async () => {
    const { message, start } = await noteBy(sarah);
    for (const change of [{ status: 'inactive' }, { desks: ['finance'] }] as const) {
      const users = {
        ...start.register.users,
        entities: { ...start.register.users.entities, SARAH: { ...sarah, ...change } },
      };
      const register = { ...start.register, users } as Register;
      expect(verdictOf({ ...start, register }, message)).toMatchObject({ what: 'judged', events: [] });
    }
  });

  test('counts once, by the number of its device, which is of one account', async () => {
    const { message, start } = await noteBy(sarah);
    const again = judgeAll(start, inOrder([message, message, withBody(message, { n: 3 })]));
    expect(again.verdicts.map(({ what }) => what)).toEqual(['judged', 'known', 'known']);
    // Handed on under the subject of another account, with a number that is free there.
    const other = withBody({ ...message, account: ruth.id }, { n: 2 });
    expect(judgeAll(start, inOrder([message, other, withBody(message, { n: 2 })])).verdicts).toMatchObject([
      { what: 'judged' },
      { what: 'refused' },
      { what: 'judged' },
    ]);
  });
});

test('every command of the register is known to the judge, whatever screens were opened', () => {
  const folder = join(__dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'command.ts')
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes("scope: 'register'"));
  const known = readFileSync(join(__dirname, 'registerCommands.ts'), 'utf8');
  expect(files.filter((name) => !known.includes(`'../${name.slice(0, -3)}'`))).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
});

test('an event on which the portal throws counts nowhere, and those beside it do', async () => {
  const claim = buildClaim({ id: 'CL-1' });
  const sarah = buildUser({ id: 'SARAH', name: 'Sarah Auma', email: 'sarah@uwa.example', desks: ['district_officer'] });
  const { tab } = await openRegister({ claims: [claim], users: [buildBoss(), sarah] }, undefined);
  await signInAs(tab, 'district_officer', sarah.email);
  const register = registerOf(tab.store.getState());
  const events = recordEvents(tab) as DecidedEvent[];
  for (const content of ['One', 'Two', 'Three']) {
    await tab.store.dispatch(addNote(claim.id, { content, type: 'document' }));
  }
  const messages = messagesOf(events, new Map([[sarah.email, sarah.id]]));
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const maker = makerOf(events[0] as DecidedEvent);
  const accepts = jest.spyOn(maker as { accepts: (register: Register, event: DecidedEvent) => undefined }, 'accepts');
  accepts.mockImplementation((_register, event) => {
    if (JSON.stringify(event).includes('Two')) throw new TypeError('A fault of the portal');
    return undefined;
  });
  const { verdicts, replica } = judgeAll({ register, place: { ...beginning, isLaid: true } }, inOrder(messages));
  expect(verdicts.map((verdict) => (verdict.what === 'judged' ? verdict.events.length : verdict.what))).toEqual([
    1, 0, 1,
  ]);
  expect(replica.register.claims.entities['CL-1']?.notes.map(({ content }) => content)).toEqual(['One', 'Three']);
  expect(register.claims.entities['CL-1']?.notes).toEqual([]);
  accepts.mockRestore();
  said.mockRestore();
});
