import type { Refusal } from '../../domain/refusal';
import type { RegisterRecords } from '../../domain/register/kinds/kinds';
import type { DecidedEvent } from '../events';
import type { Register } from '../registerReducers';
import { judgeAll, type Place, type Verdict } from './judge';
import type { Arrived } from '../../domain/register/arrived';
import type { Fallen } from './decideAgain';
import { settle, type Outbox, type Pending } from './outbox';

/** Whose messages a device sends. */
export type Self = { account: string; device: string };

/** What messages made of a device: it is written whole or not at all, and memory follows what is written. */
export type Step = {
  /** The register as it leaves it. */
  register: Register;
  /** The register that the stream began with, where it did so now. */
  laidDown?: RegisterRecords;
  /** What counts, in the order of the stream. */
  events: readonly DecidedEvent[];
  place: Place;
  outbox: Outbox;
  /** What was refused of others, to be looked at. */
  refused: readonly Verdict[];
  /** Commands of this device that count nowhere, for the second time, and why: their author is told. */
  fallen: readonly Fallen[];
};

type Parts = {
  self: Self;
  /** The register as the stream has left it, without what is pending. */
  register: () => Register;
  place: () => Place;
  outbox: () => Outbox;
  /** Writes a step. Answers whether it is on the disk. */
  keep: (step: Step) => Promise<boolean>;
};

/** Follows the stream. Rejects where a step could not be written: then the same messages come again. */
export function createFollower({ self, register, place, outbox, keep }: Parts) {
  return async (arrived: readonly Arrived[]): Promise<void> => {
    const { sequence } = place();
    const news = arrived.filter((one) => one.sequence > sequence);
    if (news.length === 0) return;
    const { replica, verdicts } = judgeAll({ register: register(), place: place() }, news);
    let next = outbox();
    const fallen: (Fallen & Pending)[] = [];
    for (const [at, one] of news.entries()) {
      const verdict = verdicts[at];
      if (!verdict || one.account !== self.account) continue;
      const settled = settle(next, self.device, one, verdict);
      next = settled.outbox;
      // Each event that does not count has one reason, in their order.
      const refusals = verdict.what === 'judged' ? verdict.refusals : [];
      const whole = verdict.what === 'refused' ? verdict.refusal : notCounted;
      fallen.push(...settled.fallen.map((one, place) => ({ ...one, refusal: refusals[place] ?? whole })));
    }
    // What was overtaken on its way may still be done, on top of what has come.
    const back = fallen.flatMap(({ command, event, isRetried }): Pending[] =>
      isRetried ? [] : [{ command, event, isRetried: true }],
    );
    const step: Step = {
      register: replica.register,
      laidDown: verdicts.flatMap((verdict) => (verdict.what === 'laid' ? (verdict.records ?? []) : []))[0],
      events: verdicts.flatMap((verdict) => (verdict.what === 'judged' ? verdict.events : [])),
      place: replica.place,
      outbox: back.length > 0 ? { pending: [...back, ...next.pending] } : next,
      refused: verdicts.filter(isRefused),
      fallen: fallen.filter(({ isRetried }) => isRetried),
    };
    if (!(await keep(step))) throw new Error('What came from the stream could not be kept');
  };
}

const isRefused = (verdict: Verdict) =>
  verdict.what === 'refused' || (verdict.what === 'judged' && verdict.refusals.length > 0);

const notCounted: Refusal = { code: 'changed', message: 'Another device was first. Check it and try again.' };
