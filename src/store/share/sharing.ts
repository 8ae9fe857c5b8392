import type { Arrived } from '../../domain/register/arrived';
import type { EventLog } from '../../domain/register/eventLog';
import type { Refusal } from '../../domain/refusal';
import { auditRowsOf } from '../audit/auditRows';
import type { CarryOutResult, Circumstances, Decided } from '../carryingOut';
import { decide, definitionOf } from '../command';
import { registerReplaced, sharingLeft, signedIn, signedOut, type DecidedEvent } from '../events';
import { tryOut, type Core } from '../log/core';
import { giveBack, tellFallen } from '../log/decidingAgain';
import type { DraftSaving } from '../log/draftSaving';
import type { EventWriter } from '../log/eventWriter';
import type { OlderLog } from '../log/olderLog';
import type { Tail } from '../log/reading/tail';
import type { SessionEnd } from '../log/sessionEnd';
import type { Unsaved } from '../log/unsaved';
import { shareReported } from '../persistence/healthSlice';
import { registerOf } from '../register/sharedKinds';
import { decideAgain } from '../replica/decideAgain';
import { createFollower, type Step } from '../replica/follower';
import { longestMessage } from '../replica/message';
import { emptyOutbox, type Outbox } from '../replica/outbox';
import { prepare } from '../replica/prepare';
import type { RootState } from '../registerReducers';
import type { Services } from '../services';
import { selectActor } from '../session/selectors';
import { tellSessionCommand } from '../session/tellSession';
import { findRecord, rowsOf, tableOf } from '../table';
import { findUserByEmail } from '../users/selectors';
import { createDeviceRows, type DeviceRows } from './deviceRows';
import { tell, usedDrafts } from './fallen';
import { createLine } from './line';
import { makeDevice, removals, writesOf, type ShareRows } from './rows';
import { createSettling } from './settling';
import type { Share } from './share';
import { showOutbox } from './shownOutbox';
import type { RefusedMessage, ShareStatus } from './status';

export type SharingParts = {
  unsaved: Unsaved;
  olderLog: OlderLog;
  eventWriter: EventWriter;
  sessionEnd: SessionEnd;
  drafts: DraftSaving;
  services: Pick<Services, 'inTurn' | 'stamp'>;
  /** Takes over what the log has, in this tab's turn. */
  catchUp: (written?: Tail) => Promise<void>;
};

/** So many messages that were refused are kept to be looked at, the last ones. */
const mostRefused = 200;

/**
 * What a tab does where its device shares the register: what people do goes into the outbox, and counts once the stream says
 * so; what the stream says goes into the log. Memory shows what the log has, with the outbox on top.
 */
export function createSharing(core: Core, log: EventLog, first: ShareRows, parts: SharingParts): Share {
  const { getState, dispatch } = core;
  const { unsaved, services } = parts;
  const settling = createSettling();
  let isOver = false;
  let toldSession: string | undefined;

  const device: DeviceRows = createDeviceRows(core, log, first, {
    ...parts,
    onTaken: () => {
      const heard = settling.tell(device.rows());
      if (heard.length > 0) void forgetTold(heard);
      report();
    },
    onGone: () => void end(),
  });
  const { rows, keep, append, tellTabs } = device;
  const saveDraft = (event: DecidedEvent) => void parts.drafts.save(event);

  const line = createLine(core.ports, {
    self: () => rows().self,
    place: () => rows().place.sequence,
    take: (arrived) => services.inTurn(() => (isOver ? undefined : take(arrived))),
    prepare: () => services.inTurn(() => (isOver ? undefined : prepareMessage())),
    report,
  });

  function report() {
    if (isOver) return;
    const { self, outbox, told, refused } = rows();
    const { email: account, address } = self;
    const stands = { account, address, ...line.stands(), isFull: device.isFull(), told, refused };
    dispatch(shareReported({ ...stands, ...findChanges(outbox) }));
  }

  async function carryOut(decided: Decided, { caughtUp, asked }: Partial<Circumstances>): Promise<CarryOutResult> {
    if (caughtUp === false) return 'overtaken';
    if (asked?.signal.aborted) return 'called off';
    const { event } = decided;
    const isRegisters = isOfRegister(decided);
    const refusal = isRegisters && findRefusal(rows(), getState(), decided);
    if (refusal) return { settles: () => Promise.resolve(refusal) };
    if (!tryOut(() => core.preview(event))) return 'failed';
    if (isRegisters) {
      if (asked) asked.isWritten = true;
      return putIntoOutbox(decided);
    }
    unsaved.keep(decided);
    const result = await parts.eventWriter.saveUnsaved();
    if (result !== 'stored' && signedOut.match(event)) parts.sessionEnd.end(event.meta.actor.sessionId);
    return result === 'stored' ? 'stored' : 'unsaved';
  }

  async function putIntoOutbox({ event, command }: Decided): Promise<CarryOutResult> {
    const { outbox, place } = rows();
    const { seal: _seal, ...meta } = event.meta;
    const pending = [...outbox.pending, { command, event: { ...event, meta } }];
    if (JSON.stringify(event).length > longestDeed) return { settles: () => Promise.resolve(tooLong) };
    const decidedOn = outbox.pending.length === 0 ? place.sequence : outbox.decidedOn;
    if (!(await keep({ outbox: { ...outbox, pending, decidedOn } }))) return { settles: () => Promise.resolve(noRoom) };
    tellTabs();
    void line.send();
    return { settles: () => settling.settled(rows(), meta.eventId, line.stands().connection === 'online') };
  }

  /** Tells the other devices that whoever works here has signed in. */
  async function tellSession() {
    const told = isOver ? undefined : decideToTell(getState(), rows().self, services.stamp());
    if (!told || told.event.meta.actor.sessionId === toldSession) return;
    toldSession = told.event.meta.actor.sessionId;
    await putIntoOutbox(told);
  }

  /** Makes a message of what waits. */
  async function prepareMessage(): Promise<Outbox | undefined> {
    const { outbox: before, told, place } = rows();
    const self = findSelf(rows(), core);
    const { outbox, fallen } = prepare(unsaved.storedState(), place, before, self);
    if (outbox === before) return before;
    const changed = { outbox, self, ...(fallen.length > 0 && { told: [...told, ...tell(core, fallen)] }) };
    if (!(await keep(changed))) return undefined;
    for (const one of fallen) giveBack(core, one, saveDraft);
    tellTabs();
    return rows().outbox;
  }

  /** Takes what the stream hands over. Rejects where it could not be written: it comes again. */
  const take = (arrived: readonly Arrived[]): Promise<void> =>
    createFollower({
      self: rows().self,
      register: () => registerOf(unsaved.storedState()),
      place: () => rows().place,
      outbox: () => rows().outbox,
      keep: keepStep,
    })(arrived);

  async function keepStep({ events, place, outbox, refused, fallen }: Step): Promise<boolean> {
    const before = rows();
    const changed: Partial<ShareRows> = {
      place,
      ...(outbox !== before.outbox && { outbox }),
      ...(fallen.length > 0 && { told: [...before.told, ...tell(core, fallen)] }),
      ...(refused.length > 0 && { refused: [...before.refused, ...refused.map(messageOf)].slice(-mostRefused) }),
    };
    const own = new Set(before.outbox.pending.map(({ event }) => event.meta.eventId));
    const used = usedDrafts(events.filter(({ meta }) => own.has(meta.eventId)));
    const isKept = events.length > 0 ? await append(events, [...used, ...writesOf(changed)]) : await keep(changed);
    if (!isKept) return false;
    if (events.length === 0) tellTabs();
    for (const one of fallen) giveBack(core, one, saveDraft);
    return true;
  }

  /** The device shares nothing any more. */
  async function end() {
    isOver = true;
    core.share = undefined;
    line.close();
    settling.end();
    await showOutbox(core, unsaved, emptyOutbox);
    dispatch(shareReported(null));
  }

  const forgetTold = (ids: readonly string[]): Promise<void> =>
    services.inTurn(async () => {
      const told = rows().told.filter((one) => !ids.includes(one.id));
      if (!isOver && told.length < rows().told.length && (await keep({ told }))) tellTabs();
    });

  return {
    confirmed: () => confirmedState(getState(), unsaved),
    connect: line.connect,
    forgetTold,
    carryOut: (decided, how) => {
      // Once it is stored.
      if (signedIn.match(decided.event)) void services.inTurn(tellSession);
      return isOfRegister(decided) || rows().outbox.pending.length > 0 ? carryOut(decided, how) : undefined;
    },
    catchUp: async () => {
      if (!isOver && (await device.catchUp())) void line.send();
    },
    leave: () => services.inTurn(() => leave(core, device, unsaved, services.stamp(), saveDraft)),
  };
}

/** What of an outbox changes the register: what has happened already, as a sign-in or a file that was taken, does not. */
function findChanges({ pending }: Outbox): Pick<ShareStatus, 'waiting' | 'unconfirmed'> {
  const changes = pending.filter(({ command }) => !definitionOf(command).hasHappened);
  const about = changes.flatMap(({ event }) => auditRowsOf(event).map(({ resourceId }) => resourceId));
  return { waiting: changes.length, unconfirmed: Object.fromEntries(about.map((id) => [id, true as const])) };
}

/** What is confirmed, with the drafts that what waits has used up: memory shows them no more, and the register not yet. */
function confirmedState(shown: RootState, unsaved: Unsaved): RootState {
  const stored = unsaved.storedState();
  const used = unsaved.all().flatMap(({ command }) => definitionOf(command).findDraft?.(command) ?? []);
  const drafts = { ...shown.drafts, ...tableOf([...rowsOf(shown.drafts), ...used]) };
  return { ...shown, ...registerOf(stored), drafts };
}

/** Takes the rows away, and puts what waits and can still be done into the log. Answers why it cannot. */
async function leave(
  core: Core,
  { rows, append }: DeviceRows,
  unsaved: Unsaved,
  stamp: ReturnType<Services['stamp']>,
  saveDraft: (event: DecidedEvent) => void,
): Promise<Refusal | undefined> {
  const actor = selectActor(core.getState());
  if (!actor) return undefined;
  const { outbox, self } = rows();
  const { pending, fallen } = decideAgain(unsaved.storedState(), outbox.pending, 0, self.account);
  const waiting = pending.map(({ event }) => event);
  const left = sharingLeft({}, { ...stamp, actor });
  if (!(await append([...waiting, left], [...usedDrafts(waiting), ...removals]))) return noRoom;
  tellFallen(core, fallen, saveDraft);
  return undefined;
}

/** The session of the account that the device shares the register as; undefined where it has none. */
function decideToTell(
  state: RootState,
  { account }: ShareRows['self'],
  stamp: ReturnType<Services['stamp']>,
): Decided | undefined {
  const actor = selectActor(state);
  if (!actor || findUserByEmail(state, actor.email)?.id !== account) return undefined;
  const command = tellSessionCommand(undefined);
  const decision = decide(state, command, { ...stamp, actor });
  return decision.ok && decision.event ? { command, event: decision.event } : undefined;
}

const isOfRegister = ({ command }: Decided) => definitionOf(command).scope === 'register';

/** Why a deed of the register cannot be done here. */
function findRefusal(
  { self: { account, email } }: ShareRows,
  state: RootState,
  { event }: Decided,
): Refusal | undefined {
  if (registerReplaced.match(event)) return notReplaced;
  const actor = findUserByEmail(state, event.meta.actor.email);
  if (actor?.id === account) return undefined;
  return { ...otherAccount, params: { email: findRecord(state.users.entities, account)?.email ?? email } };
}

/** Who the device is; another one where somebody of another account spoke first by its name. */
function findSelf({ self, place }: ShareRows, { ports }: Core): ShareRows['self'] {
  const known = place.devices[self.device];
  return known && known.account !== self.account ? { ...self, device: makeDevice(ports) } : self;
}

const messageOf = (verdict: Step['refused'][number]): RefusedMessage => ({
  sequence: verdict.sequence,
  account: verdict.account,
  refusals: verdict.what === 'refused' ? [verdict.refusal] : verdict.what === 'judged' ? verdict.refusals : [],
});

/** The most that one deed may hold, characters: in bytes, and with what is around it, it is as much as the server takes. */
const longestDeed = longestMessage / 2;

const tooLong: Refusal = {
  code: 'invalid',
  message: 'This is too much at once for a shared register. Nothing was changed. Do it in smaller parts.',
};
const notReplaced: Refusal = {
  code: 'invalid',
  message: 'A shared register cannot be replaced. Leave it first, under Settings, Sharing.',
};
const otherAccount: Refusal = {
  code: 'wrong_desk',
  message: 'This device shares the register as {{email}}. Sign in with that account to change it.',
};
const noRoom: Refusal = {
  code: 'not_stored',
  message: 'Not enough space on this device. Nothing was changed. Free some space and try again.',
};
