import { decide, type Command } from '../store/command';
import type { Stamp } from '../store/events';
import type { Register, RootState } from '../store/registerReducers';
import { createFollower, type Step } from '../store/replica/follower';
import { decideAgain, type Fallen } from '../store/replica/decideAgain';
import type { Arrived } from '../domain/register/arrived';
import type { Replica } from '../store/replica/judge';
import { emptyOutbox, type Outbox } from '../store/replica/outbox';
import { prepare } from '../store/replica/prepare';
import { createSender } from '../store/replica/sender';
import { eventsOn } from '../store/log/unsaved';
import { registerOf } from '../store/register/sharedKinds';
import { addNoteCommand } from '../store/claims/addNote';
import { saveChecklistCommand } from '../store/claims/saveChecklist';
import { selectClaimPayments } from '../store/payments/selectors';
import { findLatestPayment } from '../domain/payment/payment';
import { lifecycle, type ClaimAction } from '../domain/workflow/lifecycle';
import { completeChecklistForm } from './builders';
import { bulkCommandOf, claimActions, commandOf } from './claimCommands';

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** What lies on a device's disk. */
type Disk = Replica & { outbox: Outbox };

export type Who = { account: string; name: string; email: string; desks: Stamp['actor']['role'][] };

/** What a device without records takes of the stream as it joins. @param first what the stream begins with */
export async function takeStream(first: Replica, arrived: readonly Arrived[], device: string): Promise<Replica> {
  let replica = first;
  await createFollower({
    // Nothing of it is its own.
    self: { account: '', device },
    register: () => replica.register,
    place: () => replica.place,
    outbox: () => emptyOutbox,
    keep: ({ register, place }: Step) => {
      replica = { register, place };
      return Promise.resolve(true);
    },
  })(arrived);
  return replica;
}

/**
 * A device that has joined, in memory, of the parts that the portal runs. Its tabs have one disk and take turns, each of which
 * begins with what lies there. A tab shows what it had after its last turn, and any of them may speak.
 * @param rest what it holds besides what is shared
 * @param send has the stream store a message
 */
export function createSharingDevice(
  { rest, first, who, device }: { rest: RootState; first: Replica; who: Who; device: string },
  send: (text: string) => Promise<void>,
  tabs = 1,
) {
  // States are never changed in place: what lies there is looked at as text once it is read again.
  let disk: Disk = { ...first, outbox: emptyOutbox };
  let isFull = false;
  /** Commands by the ids of their events, until it is known what became of them. */
  const waiting = new Set<string>();
  const given: string[] = [];
  const told: string[] = [];
  const left: string[] = [];
  const self = { account: who.account, device };

  const keep = (next: Disk) => {
    if (isFull) return Promise.resolve(false);
    disk = next;
    return Promise.resolve(true);
  };
  const stateOn = (register: Register): RootState => ({ ...rest, ...register });

  const shown = ({ register, outbox: { pending } }: Disk): Register => {
    const again = decideAgain(stateOn(register), pending, pending.length, who.account);
    const events = again.pending.map(({ event }) => event);
    return registerOf({ ...stateOn(register), ...eventsOn(stateOn(register), events) } as RootState);
  };

  const tell = (fallen: readonly Pick<Fallen, 'event' | 'isPart'>[]) => {
    for (const { event, isPart } of fallen) {
      if (isPart) continue;
      waiting.delete(event.meta.eventId);
      told.push(event.meta.eventId);
    }
  };

  const take = createFollower({
    self,
    register: () => disk.register,
    place: () => disk.place,
    outbox: () => disk.outbox,
    keep: async (step: Step) => {
      const kept = await keep({ register: step.register, place: step.place, outbox: step.outbox });
      if (!kept) return false;
      for (const { meta } of step.events) waiting.delete(meta.eventId);
      tell(step.fallen);
      return true;
    },
  });

  async function prepareMessage() {
    const { outbox, fallen } = prepare(stateOn(disk.register), disk.place, disk.outbox, self);
    if (outbox !== disk.outbox && !(await keep({ ...disk, outbox }))) return undefined;
    tell(fallen);
    return outbox;
  }

  const opened = Array.from({ length: tabs }, () => ({
    memory: disk,
    sender: createSender({ feed: { send }, prepare: prepareMessage }),
  }));
  /** What one of the tabs does in its turn. */
  const inTurn = <Result>(tab: number, work: (one: (typeof opened)[number]) => Promise<Result>) => {
    const one = opened[tab];
    if (!one) throw new Error(`There is no tab ${tab}`);
    return work(one).finally(() => {
      one.memory = disk;
    });
  };

  return {
    register: () => disk.register,
    /** Whether it is known what became of everything. */
    isIdle: () => disk.outbox.pending.length === 0 && waiting.size === 0,
    /** The events of what was done here. */
    given,
    /** The events of what counts nowhere. */
    told,
    /** The events of what waited when the device left: they are of its own register from then on. */
    left,
    fill: (full: boolean) => {
      isFull = full;
    },
    /** A tab begins anew, with what lies on the disk. */
    kill: (tab = 0) => {
      disk = copy(disk);
      return inTurn(tab, ({ sender }) => Promise.resolve(sender.forget()));
    },
    /** Answers whether the stream has what there was to send. */
    send: (tab = 0) => inTurn(tab, ({ sender }) => sender.send()),
    take: (arrived: readonly Arrived[], tab = 0) => inTurn(tab, () => take(arrived)),
    place: () => disk.place,
    /** Does a command on what a tab shows; answers whether it waits for the stream. */
    do: (makes: (register: Register) => Command | undefined, role: Who['desks'][number], at: string, tab = 0) =>
      inTurn(tab, async ({ memory }) => {
        const command = makes(shown(memory));
        if (!command) return false;
        const eventId = `E-${device}-${given.length}`;
        const actor = { name: who.name, email: who.email, role, sessionId: `S-${device}` };
        // Another tab may have done something since.
        const decision = decide(stateOn(shown(disk)), command, { eventId, at, actor });
        if (!decision.ok || !decision.event) return false;
        const { outbox } = disk;
        const pending = [...outbox.pending, { command, event: decision.event }];
        if (!(await keep({ ...disk, outbox: { ...outbox, pending } }))) return false;
        given.push(eventId);
        waiting.add(eventId);
        return true;
      }),
    /** Leaves the shared register with what waits and can still be done. Answers whether the disk had room for that. */
    leave: () => {
      if (isFull) return false;
      const { pending, fallen } = decideAgain(stateOn(disk.register), disk.outbox.pending, 0, who.account);
      tell(fallen);
      left.push(...pending.map(({ event }) => event.meta.eventId));
      disk = { ...disk, outbox: emptyOutbox };
      waiting.clear();
      return true;
    },
  };
}

/** An action on all claims that it may be done to, as they are shown. */
export function bulkCommandFor(register: Register, pick: number, role: Stamp['actor']['role']): Command | undefined {
  const claims = Object.values(register.claims.entities);
  const isOpenTo = (action: ClaimAction, status: string) => {
    const { from, roles } = lifecycle[action];
    return (from as readonly string[]).includes(status) && (roles as readonly string[]).includes(role);
  };
  const open = claimActions.filter((action) => claims.some(({ status }) => isOpenTo(action, status)));
  const action = open[pick % Math.max(1, open.length)];
  if (!action) return undefined;
  const meant = claims.filter(({ status }) => isOpenTo(action, status));
  return bulkCommandOf(
    action,
    meant.map(({ id, rev }) => ({
      target: { id, rev },
      payment: findLatestPayment(selectClaimPayments(register, id))?.id,
    })),
  );
}

/** A command that may be given on a claim as it is shown. */
export function commandFor(
  register: Register,
  id: string,
  pick: number,
  role: Stamp['actor']['role'],
): Command | undefined {
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
