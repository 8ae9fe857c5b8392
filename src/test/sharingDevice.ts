import { decide, type Command } from '../store/command';
import type { Stamp } from '../store/events';
import type { Register, RootState } from '../store/registerReducers';
import { createFollower, type Step } from '../store/replica/follower';
import { beginning, judgeAll, type Replica } from '../store/replica/judge';
import { emptyOutbox, type Outbox, type Pending } from '../store/replica/outbox';
import { createSender } from '../store/replica/sender';
import { addNoteCommand } from '../store/claims/addNote';
import { saveChecklistCommand } from '../store/claims/saveChecklist';
import { selectClaimPayments } from '../store/payments/selectors';
import { findLatestPayment } from '../domain/payment/payment';
import { lifecycle } from '../domain/workflow/lifecycle';
import { completeChecklistForm } from './builders';
import { claimActions, commandOf } from './claimCommands';

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** What lies on a device's disk. */
type Disk = Replica & { outbox: Outbox };

export type Who = { account: string; name: string; email: string; desks: Stamp['actor']['role'][] };

/**
 * A device that has joined, in memory, of the parts that the portal runs.
 * @param rest what it holds besides what is shared
 * @param send has the stream store a message
 */
export function createSharingDevice(
  { rest, first, who, device }: { rest: RootState; first: Replica; who: Who; device: string },
  send: (text: string) => Promise<void>,
) {
  let disk: Disk = { ...copy(first), outbox: emptyOutbox };
  let memory = disk;
  let isFull = false;
  let done = 0;
  /** Commands by the ids of their events, until it is known what became of them. */
  const waiting = new Set<string>();
  const told: string[] = [];
  const self = { account: who.account, device };

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
    const judged = judgeAll({ register, place: { ...beginning, isLaid: true } }, [{ ...arrived, text }]);
    return judged.replica.register;
  };
  const shownRegister = () =>
    decideAgain(memory.register, memory.outbox.pending, memory.outbox.pending.length).register;

  const take = createFollower({
    self,
    register: () => memory.register,
    place: () => memory.place,
    outbox: () => memory.outbox,
    keep: (step: Step) => {
      if (isFull) return Promise.resolve(false);
      const { pending, sent } = step.outbox;
      const onItsWay = pending.slice(0, sent?.count ?? 0);
      const others = [...step.fallen, ...pending.slice(onItsWay.length)];
      for (const { meta } of step.events) waiting.delete(meta.eventId);
      const again = decideAgain(step.register, [...onItsWay, ...others], onItsWay.length);
      return keep({ register: step.register, place: step.place, outbox: { ...step.outbox, pending: again.pending } });
    },
  });

  const sendNow = createSender({
    device,
    feed: { send },
    place: () => memory.place,
    outbox: () => memory.outbox,
    keep: (outbox) => keep({ ...memory, outbox }),
  });

  return {
    register: () => memory.register,
    /** Whether it is known what became of everything. */
    isIdle: () => memory.outbox.pending.length === 0 && waiting.size === 0,
    /** The events of what counts nowhere. */
    told,
    fill: (full: boolean) => {
      isFull = full;
    },
    kill: () => {
      memory = copy(disk);
    },
    /** Answers whether the stream has what there was to send. */
    send: sendNow,
    take,
    place: () => memory.place,
    /** Does a command on what is shown; answers whether it waits for the stream. */
    do: async (makes: (register: Register) => Command | undefined, role: Who['desks'][number], at: string) => {
      const register = shownRegister();
      const command = makes(register);
      if (!command) return false;
      const eventId = `E-${device}-${(done += 1)}`;
      const actor = { name: who.name, email: who.email, role, sessionId: `S-${device}` };
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
