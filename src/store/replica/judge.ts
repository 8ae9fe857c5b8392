import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import * as v from 'valibot';
import { findAccountRefusal } from '../../domain/access/account';
import type { Refusal } from '../../domain/refusal';
import { isSameEmail } from '../../domain/user/user';
import { selectAccessFacts } from '../access/selectors';
import { makerOf } from '../command';
import { registerLaidDown, registerReplaced, type DecidedEvent } from '../events';
import { isNewerStoredEvent, parseEvent } from '../parseEvent';
import { registerReducers, type Register } from '../registerReducers';
import { sharedKinds } from '../register/sharedKinds';
import { createBatch, findRecord } from '../table';
import { collect, readBase, type BasePart, type Collected } from './base';
import './registerCommands';
import type { Arrived } from '../../domain/register/arrived';
import { longestMessage, messageRecord, newerMessageRecord, type Message } from './message';

/**
 * Where a copy of the register stands in the stream, and how many messages it has of each device. A device is of the account
 * that first spoke from it: a message that a server could be made to hand on under another account counts for nobody.
 */
export type Place = {
  sequence: number;
  devices: Readonly<Record<string, { account: string; n: number }>>;
  /** The register has begun. */
  isLaid: boolean;
  /** What has come of what it is to begin with. */
  base?: Collected;
};

/** The beginning of a stream. */
export const beginning: Place = { sequence: 0, devices: {}, isLaid: false };

/** A copy of the register as the stream has left it. */
export type Replica = { register: Register; place: Place };

/**
 * What became of a message. `known`: it was repeated, by whomever. Of one that was judged, the events that count, and why
 * others do not.
 */
export type Verdict = { sequence: number; account: string } & Judgement;

/** The device that a message names, and its number there. */
type From = Pick<Message, 'device' | 'n'>;

type Judgement =
  | { what: 'refused'; refusal: Refusal }
  | { what: 'known'; from: From }
  | { what: 'judged'; from: From; events: DecidedEvent[]; refusals: Refusal[] }
  /** The register begins, or a part of that has come. */
  | { what: 'laid'; from: From; records?: RegisterRecords };

/** How far a device's clock may be ahead of the server's, milliseconds: beyond that, a deed would be dated in the future. */
const mostAhead = 600_000;

type Judged = { replica: Replica; verdicts: Verdict[] };

/**
 * Judges messages in the order of the stream. Whether it takes one at a time or all at once, it comes to the same: verdicts
 * hang on nothing but the register, the place and the messages. An event on which the portal throws counts nowhere.
 */
export function judgeAll(replica: Replica, arrived: readonly Arrived[]): Judged {
  try {
    const batch = createBatch();
    return judgeEach(replica, arrived, (work) => batch.run(work));
  } catch {
    // It may have changed a part of the batch: without one, what was begun is dropped.
    return judgeEach(replica, arrived, (work, whereItThrows) => {
      try {
        return work();
      } catch (error) {
        // A fault of the portal's own, that nobody would find otherwise.
        console.error(error);
        return whereItThrows();
      }
    });
  }
}

/** Runs what judges and applies an event. */
type Run = <Result>(work: () => Result, whereItThrows: () => Result) => Result;

function judgeEach(replica: Replica, arrived: readonly Arrived[], run: Run): Judged {
  let { register } = replica;
  const devices = new Map(Object.entries(replica.place.devices));
  let { isLaid, base } = replica.place;

  /** Applies an event of an account, or answers why it counts nowhere. */
  const take = (event: DecidedEvent, account: string, receivedAt: string) =>
    run(
      () => {
        const refusal = findRefusal(register, event, account, receivedAt);
        if (!refusal) register = after(register, event);
        return refusal;
      },
      () => unreadable,
    );

  function layDown(part: BasePart, from: From, account: string, receivedAt: string): Judgement {
    if (isLaid) return refused(begunAlready);
    const collected = collect(base, from.device, part, receivedAt);
    if (!collected) return refused(begunAlready);
    const isWhole = collected.texts.length === part.of;
    base = isWhole ? undefined : collected;
    if (!isWhole) return { what: 'laid', from };
    const records = readBase(collected, account);
    if (!records) return refused(unreadable);
    register = after(register, registerLaidDown(records));
    isLaid = true;
    return { what: 'laid', from, records };
  }

  function judgeOne({ account, receivedAt, isHandedOn, text }: Arrived): Judgement {
    if (isHandedOn) return refused(handedOn);
    const message = readMessage(text);
    if (!message || message === 'newer') return refused(message ? fromNewer : unreadable);
    const { device, n } = message;
    const from = { device, n };
    const known = devices.get(device);
    if (known && known.account !== account) return refused(handedOn);
    if (n !== (known?.n ?? 0) + 1) return { what: 'known', from };
    devices.set(device, { account, n });
    if ('base' in message) return layDown(message.base, from, account, receivedAt);
    const events: DecidedEvent[] = [];
    const refusals: Refusal[] = [];
    for (const value of message.events) {
      const event = parseEvent(value);
      const refusal = event ? take(event, account, receivedAt) : isNewerStoredEvent(value) ? fromNewer : unreadable;
      if (refusal) refusals.push(refusal);
      else if (event) events.push(event);
    }
    return { what: 'judged', from, events, refusals };
  }

  const verdicts = arrived.map((one): Verdict => ({ sequence: one.sequence, account: one.account, ...judgeOne(one) }));
  const sequence = arrived.at(-1)?.sequence ?? replica.place.sequence;
  const place: Place = { sequence, devices: Object.fromEntries(devices), isLaid, ...(base && { base }) };
  return { replica: { register, place }, verdicts };
}

const refused = (refusal: Refusal): Judgement => ({ what: 'refused', refusal });

function readMessage(text: string): Message | 'newer' | undefined {
  if (text.length > longestMessage) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (v.is(messageRecord, value)) return value;
    return v.is(newerMessageRecord, value) ? 'newer' : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What every copy of the register asks of an event, whoever decided on it and wherever. Refuses one that is not of the account
 * that published it, one dated in the future, one that would put another register in the place of this one, one of an
 * account that may not act, and what the row of the commands that make it accepts of no copy.
 */
function findRefusal(
  register: Register,
  event: DecidedEvent,
  account: string,
  receivedAt: string,
): Refusal | undefined {
  const { actor, at, seal } = event.meta;
  const user = findRecord(register.users.entities, account);
  if (!user || !isSameEmail(user.email, actor.email) || user.name !== actor.name) return notTheirs;
  if (Date.parse(at) > Date.parse(receivedAt) + mostAhead) return inFuture;
  const maker = makerOf(event);
  // Each copy has an audit chain of its own.
  if (!maker || seal || registerReplaced.match(event)) return notShared;
  return findAccountRefusal(selectAccessFacts(register), actor) ?? maker.accepts(register, event);
}

const reducers: Record<keyof Register, Reducer> = registerReducers;

/** Nothing is judged by the audit log, which follows from what counts: it stays as it is here. */
const judgedKinds = sharedKinds.filter((name) => name !== 'audit');

const after = (register: Register, event: UnknownAction): Register => ({
  ...register,
  ...Object.fromEntries(judgedKinds.map((name) => [name, reducers[name](register[name], event)])),
});

const handedOn: Refusal = { code: 'invalid', message: 'This message comes from the device of another account.' };
const begunAlready: Refusal = { code: 'invalid', message: 'This shared register has a beginning already.' };
const unreadable: Refusal = { code: 'invalid', message: 'This portal cannot read the message.' };
const fromNewer: Refusal = {
  code: 'invalid',
  message:
    'A newer version of the portal sent this. Reload the page on this device, leave the shared register and join again.',
};
const notTheirs: Refusal = { code: 'invalid', message: 'It says that another person did it.' };
const inFuture: Refusal = { code: 'invalid', message: 'It is dated in the future. Check the clock of that device.' };
const notShared: Refusal = { code: 'invalid', message: 'This cannot be done in a shared register.' };
