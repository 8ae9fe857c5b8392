import { canAdminister } from '../../domain/user/administrators';
import { isSameEmail } from '../../domain/user/user';
import type { Arrived } from '../../domain/register/arrived';
import { LoginRefused, type ShareLine, type ShareLogin } from '../../domain/register/feed';
import { noRecords } from '../../domain/register/kinds/kinds';
import type { Refusal } from '../../domain/refusal';
import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import { registerReplaced } from '../events';
import type { Core } from '../log/core';
import { registerJsonPieces } from '../persistence/shapes/registerJson';
import { sharedKinds } from '../register/sharedKinds';
import { registerReducers, type Register, type RootState } from '../registerReducers';
import { baseMessages } from '../replica/base';
import { createFollower, type Step } from '../replica/follower';
import { beginning, type Replica } from '../replica/judge';
import { emptyOutbox } from '../replica/outbox';
import type { Snapshots } from '../log/snapshots/snapshots';
import type { Services } from '../services';
import { selectActor } from '../session/selectors';
import { tableOf } from '../table';
import { chainEvents, textsOf } from './chainEvents';
import { makeDevice, writesOf } from './rows';

type Parts = {
  services: Pick<Services, 'inTurn' | 'stamp' | 'wholeRegister'>;
  snapshots: Pick<Snapshots, 'hurry'>;
  /** Takes over what the log has, in this tab's turn. */
  catchUp: () => Promise<void>;
};

/** How long a stream is followed until it has handed over what it has, milliseconds, at each step. */
const patience = 60_000;

/**
 * Joins a shared register: a device without records takes it from the stream; one with a register lays that down where the
 * stream has none. Refuses another desk than an administrator's, a browser without a database, a server that cannot be
 * reached or does not let the account in, a register of one's own where the stream has another, an empty one where it has
 * none, and an account that is not in the register that is shared, or may not begin it.
 * @returns the refusal; undefined when the device has joined
 */
export async function join(core: Core, login: ShareLogin, parts: Parts): Promise<Refusal | undefined> {
  const { ports, getState } = core;
  const actor = selectActor(getState());
  const refusal = actor ? findPermissionRefusal('replaceRegister', actor.role) : notStored;
  if (refusal) return refusal;
  if (!core.log() || ports.storage.isClosed()) return noDatabase;
  const port = await ports.openShare();
  let line: ShareLine;
  try {
    line = await port.open(login, () => undefined);
  } catch (error) {
    return error instanceof LoginRefused ? notLetIn : notReached;
  }
  try {
    return await take(core, line, login, parts);
  } catch {
    return notReached;
  } finally {
    await line.close();
  }
}

async function take(core: Core, line: ShareLine, login: ShareLogin, parts: Parts): Promise<Refusal | undefined> {
  const own = await parts.services.wholeRegister();
  // Nobody does anything else here meanwhile: it would be lost with what stood here.
  return parts.services.inTurn(() => (isAsRead(core, own) ? takeInTurn(core, line, own, login, parts) : notStored));
}

/** Whether the register is as it was read, and the device shares none. */
const isAsRead = ({ share, getState }: Core, own: RootState): boolean =>
  !share && sharedKinds.every((name) => name === 'audit' || getState()[name].entities === own[name].entities);

async function takeInTurn(
  core: Core,
  line: ShareLine,
  own: RootState,
  { address, user, password }: ShareLogin,
  { services, snapshots, catchUp }: Parts,
): Promise<Refusal | undefined> {
  const isEmpty = isEmptyRegister(own);
  const device = makeDevice(core.ports);
  let replica: Replica = { register: emptyRegister(), place: beginning };
  const steps: Step[] = [];
  const follow = createFollower({
    self: { account: '', device },
    register: () => replica.register,
    place: () => replica.place,
    outbox: () => emptyOutbox,
    keep: (step) => {
      replica = { register: step.register, place: step.place };
      steps.push(step);
      return Promise.resolve(true);
    },
  });
  await followTo(line, await line.findEnd(), () => replica.place.sequence, follow);
  if (replica.place.isLaid && !isEmpty) return hasOwn;
  if (!replica.place.isLaid) {
    const account = own.users.ids
      .flatMap((id) => own.users.entities[id] ?? [])
      .find(({ email }) => isSameEmail(email, user));
    if (isEmpty) return nothingThere;
    if (!account || !canAdminister(account)) return mayNotBegin;
    for (const text of baseMessages(sharedText(own, core.ports.now()), device)) await line.sendAs(account.id, text);
    await followTo(line, await line.findEnd(), () => replica.place.sequence, follow);
    if (!replica.place.isLaid) return begunElsewhere;
  }
  const laidDown = steps.find((step) => step.laidDown)?.laidDown ?? noRecords();
  const entry = Object.values(replica.register.users.entities).find(({ email }) => isSameEmail(email, user));
  if (entry?.status !== 'active') return notAnAccount;
  const self = { account: entry.id, email: entry.email, address, device };
  const log = core.log();
  const state = core.getState();
  const actor = selectActor(state);
  if (!log || !actor || core.ports.storage.isClosed()) return notStored;
  const drafts = state.drafts.ids.flatMap((id) => state.drafts.entities[id] ?? []);
  const savedViews = state.savedViews.ids.flatMap((id) => state.savedViews.entities[id] ?? []);
  const records = { ...laidDown, drafts, savedViews };
  const payload = { how: 'joined' as const, claimsBefore: state.claims.ids.length, records };
  const replaced = registerReplaced(payload, { ...services.stamp(), actor });
  const events = await chainEvents(state.audit, [replaced, ...steps.flatMap((step) => step.events)]);
  const after = core.place.reached;
  const texts = await textsOf(after, events);
  const rows = writesOf({ self, place: replica.place, outbox: emptyOutbox, told: [], refused: [] });
  if ((await log.append({ after, texts, drafts: rows, at: core.ports.now() })) !== 'stored') return noRoom;
  await catchUp();
  // Until the next one, every start reads the whole register from one event.
  snapshots.hurry();
  core.broadcast({ kind: 'deed', sequence: core.place.reached });
  void core.share?.connect(password).catch(() => undefined);
  return undefined;
}

/** Follows the stream until it has handed over what stood there. Rejects where that takes too long. */
function followTo(
  line: ShareLine,
  end: number,
  place: () => number,
  follow: (arrived: readonly Arrived[]) => Promise<void>,
): Promise<void> {
  if (place() >= end) return Promise.resolve();
  return new Promise((resolve, reject) => {
    let timer = setTimeout(giveUp, patience);
    function giveUp() {
      stop();
      reject(new Error('The server does not hand over what it has'));
    }
    const stop = line.follow(place(), async (arrived) => {
      clearTimeout(timer);
      await follow(arrived);
      if (place() < end) {
        timer = setTimeout(giveUp, patience);
        return;
      }
      stop();
      resolve();
    });
  });
}

const reducers = Object.entries(registerReducers);

function emptyRegister(): Register {
  const shared = new Set<string>(sharedKinds);
  const empty = { type: 'share/empty' };
  return Object.fromEntries(
    reducers.flatMap(([name, reduce]) => (shared.has(name) ? [[name, reduce(undefined as never, empty)]] : [])),
  ) as Register;
}

/** Nothing was registered here: only what a register begins with. */
const isEmptyRegister = ({ claims, payments, users, fundLedger }: RootState) =>
  [claims, payments, users, fundLedger].every(({ ids }) => ids.length === 0);

/** The register as it is shared: without what is of this device alone. */
function sharedText(state: RootState, now: string): string {
  const none = { drafts: { ...state.drafts, ...tableOf([]) }, savedViews: { ...state.savedViews, ...tableOf([]) } };
  return [...registerJsonPieces({ ...state, ...none, storage: { ...state.storage, setAside: [] } }, now)].join('');
}

const notStored: Refusal = { code: 'not_stored', message: 'This was not saved. Try again.' };
const noDatabase: Refusal = {
  code: 'not_stored',
  message: 'This browser gives the portal no database, so it cannot share a register. Use another browser.',
};
const noRoom: Refusal = {
  code: 'not_stored',
  message: 'Not enough space in this browser for that register, or the browser does not allow saving.',
};
const notReached: Refusal = {
  code: 'invalid',
  message: 'The server does not answer. Check the address and the connection, and try again.',
  fields: { address: 'The server does not answer.' },
};
const notLetIn: Refusal = {
  code: 'invalid',
  message: 'The server does not accept this account and password. Nothing was changed.',
  fields: { password: 'Not the password of this account.' },
};
const hasOwn: Refusal = {
  code: 'invalid',
  message:
    'This device has its own register, and the shared one is in use already. Export this register, start an empty one under Data management, then join.',
};
const nothingThere: Refusal = {
  code: 'invalid',
  message:
    'The shared register is still empty, and this device has no records. Join first on the device that has the register.',
};
const mayNotBegin: Refusal = {
  code: 'invalid',
  message: 'Only an active administrator of this register can share it. Add the account under Users first.',
  fields: { account: 'Not an active administrator of this register.' },
};
const begunElsewhere: Refusal = {
  code: 'invalid',
  message: 'Another device is starting the shared register. Wait a few minutes and try again.',
};
const notAnAccount: Refusal = {
  code: 'no_account',
  message: 'This account is not active in the shared register. An administrator adds it under Users.',
  fields: { account: 'Not active in the shared register.' },
};
