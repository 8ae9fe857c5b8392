import { buildBoss, buildClaim, buildDraft, buildNotification, buildUser } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { registerAsJson } from '../persistence/shapes/registerJson';
import { registerOf } from '../register/sharedKinds';
import { registerReducers } from '../registerReducers';
import { baseMessages } from './base';
import { beginning, judgeAll, type Replica } from './judge';
import type { Arrived } from '../../domain/register/arrived';
import { longestMessage } from './message';

const at = '2026-11-20T08:00:00.000Z';
const boss = buildBoss();
const claims = Array.from({ length: 300 }, (_none, place) => buildClaim({ id: `CL-${place}` }));

async function aRegister() {
  const records = {
    ...{ claims, users: [boss, buildUser()], drafts: [buildDraft()] },
    notifications: [buildNotification({ readAt: at })],
  };
  const { tab } = await openRegister(records);
  return tab.store.getState();
}
const empty = (): Replica => ({
  register: registerOf(
    Object.fromEntries(
      Object.entries(registerReducers).map(([name, reduce]) => [name, reduce(undefined, { type: '' })]),
    ) as never,
  ),
  place: beginning,
});
const arrive = (texts: readonly string[], account = boss.id, receivedAt = at): Omit<Arrived, 'sequence'>[] =>
  texts.map((text) => ({ account, receivedAt, isHandedOn: false, text }));
const judge = (...messages: Omit<Arrived, 'sequence'>[]) =>
  judgeAll(
    empty(),
    messages.map((one, place) => ({ ...one, sequence: place + 1 })),
  );
const whatOf = (verdicts: ReturnType<typeof judge>['verdicts']) => verdicts.map(({ what }) => what);

test('a stream begins with a whole register, in parts that the server takes, without what is of a device alone', async () => {
  const state = await aRegister();
  const parts = baseMessages(registerAsJson(state, at), 'D');
  expect(parts.length).toBeGreaterThan(2);
  expect(Math.max(...parts.map((text) => new TextEncoder().encode(text).length))).toBeLessThan(longestMessage);
  const { replica, verdicts } = judge(...arrive(parts));
  expect(whatOf(verdicts)).toEqual(parts.map(() => 'laid'));
  expect(replica.place).toMatchObject({ isLaid: true, sequence: parts.length });
  expect(replica.register.claims.entities).toEqual(state.claims.entities);
  expect(replica.register.users.entities).toEqual(state.users.entities);
  expect(Object.values(replica.register.notifications.entities).map(({ readAt }) => readAt)).toEqual([undefined]);
  const last = verdicts.at(-1);
  expect(last?.what === 'laid' ? last.records?.drafts : undefined).toEqual([]);
});

test('it goes on after a restart between two parts', async () => {
  const messages = arrive(baseMessages(registerAsJson(await aRegister(), at), 'D'));
  let replica = empty();
  for (const [place, one] of messages.entries()) {
    replica = JSON.parse(JSON.stringify(judgeAll(replica, [{ ...one, sequence: place + 1 }]).replica)) as Replica;
  }
  expect(replica.place).toMatchObject({ isLaid: true });
  expect(replica.place).not.toHaveProperty('base');
});

test('it begins once, and by an administrator of it', async () => {
  const text = registerAsJson(await aRegister(), at);
  const again = judge(...arrive(baseMessages(text, 'D')), ...arrive(baseMessages(text, 'E')));
  expect(whatOf(again.verdicts).slice(-1)).toEqual(['refused']);
  const byOfficer = judge(...arrive(baseMessages(text, 'D'), 'USER-1'));
  expect(byOfficer.replica.place).toMatchObject({ isLaid: false });
  const damaged = judge(...arrive(baseMessages(text.slice(0, -2), 'D')), ...arrive(baseMessages(text, 'E')));
  expect(damaged.replica.place).toMatchObject({ isLaid: true });
});

test('of two that lay one down at the same time the first goes on; one that stays away gives way after a while', async () => {
  const text = registerAsJson(await aRegister(), at);
  const [first = '', ...rest] = baseMessages(text, 'D');
  const other = baseMessages(text, 'E');
  const together = judge(...arrive([first]), ...arrive(other), ...arrive(rest));
  expect(whatOf(together.verdicts)).toEqual(['laid', ...other.map(() => 'refused'), ...rest.map(() => 'laid')]);
  const later = judge(...arrive([first]), ...arrive(other, boss.id, '2026-11-20T09:00:00.000Z'));
  expect(later.replica.place).toMatchObject({ isLaid: true });
});
