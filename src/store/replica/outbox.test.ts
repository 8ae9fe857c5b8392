import { buildSession } from '../../test/builders';
import { noteAdded } from '../events';
import type { Verdict } from './judge';
import type { Arrived } from '../../domain/register/arrived';
import { longestMessage } from './message';
import { emptyOutbox, settle, withMessage, type Outbox, type Pending } from './outbox';

const { name, email, role, sessionId } = buildSession();
const at = '2026-11-20T08:00:00.000Z';

const pending = (eventId: string, content = 'Called'): Pending => {
  const stamp = { eventId, at, actor: { name, email, role, sessionId } };
  const note = {
    id: `NOTE-${eventId}`,
    content,
    type: 'document' as const,
    author: name,
    authorRole: role,
    timestamp: at,
  };
  return {
    command: { v: 1, name: 'claims/addNote', targets: [], form: undefined },
    event: noteAdded({ claimId: 'CL-1', note }, stamp),
  };
};
const arrived = (text: string): Arrived => ({ sequence: 7, account: 'U-1', receivedAt: at, isHandedOn: false, text });
const judged = (n: number, events: Pending[] = []): Verdict => ({
  ...{ sequence: 7, account: 'U-1', what: 'judged', from: { device: 'D', n } },
  ...{ events: events.map(({ event }) => event), refusals: [] },
});
const idsOf = (list: readonly Pending[]) => list.map(({ event }) => event.meta.eventId);
const [a, b, c] = [pending('A'), pending('B'), pending('C')];
const sentOf = (outbox: Outbox) => outbox.sent ?? { n: 0, text: '', count: 0 };

test('all that is pending goes out as one message, without its place in this device’s chain', () => {
  const outbox = withMessage({ pending: [a, b] }, 'D', 4);
  expect(sentOf(outbox)).toMatchObject({ n: 5, count: 2 });
  expect(JSON.parse(sentOf(outbox).text)).toMatchObject({ v: 1, device: 'D', n: 5, events: [{}, {}] });
  expect(sentOf(outbox).text).not.toContain('seal');
  expect(withMessage(emptyOutbox, 'D', 4)).toBe(emptyOutbox);
});

test('what is on its way goes out again word for word, whatever was done since', () => {
  const sent = withMessage({ pending: [a] }, 'D', 0);
  const more = { ...sent, pending: [...sent.pending, b] };
  expect(withMessage(more, 'D', 0)).toBe(more);
});

test('a message holds what the server takes, and the rest waits for the next', () => {
  const long = [1, 2, 3].map((place) => pending(`L${place}`, 'x'.repeat(longestMessage / 2.5)));
  const first = withMessage({ pending: long }, 'D', 0);
  expect(sentOf(first)).toMatchObject({ count: 2 });
  expect(sentOf(first).text.length).toBeLessThanOrEqual(longestMessage);
  const { outbox } = settle(first, 'D', arrived(sentOf(first).text), judged(1, long.slice(0, 2)));
  expect(idsOf(outbox.pending)).toEqual(['L3']);
});

test('what counts is done, what does not has fallen, what was done since stays', () => {
  const sent = withMessage({ pending: [a, b] }, 'D', 0);
  const settled = settle({ ...sent, pending: [a, b, c] }, 'D', arrived(sentOf(sent).text), judged(1, [b]));
  expect(idsOf(settled.fallen)).toEqual(['A']);
  expect(settled.outbox).toEqual({ pending: [c] });
});

test('a message that nobody can read has fallen whole', () => {
  const sent = withMessage({ pending: [a] }, 'D', 0);
  const verdict: Verdict = { sequence: 7, account: 'U-1', what: 'refused', refusal: { code: 'invalid', message: '' } };
  expect(idsOf(settle(sent, 'D', arrived(sentOf(sent).text), verdict).fallen)).toEqual(['A']);
  expect(settle(sent, 'D', arrived('junk'), verdict).outbox).toBe(sent);
});

test('where a copy of this device has used the number, what was sent goes out under another', () => {
  const sent = withMessage({ pending: [a] }, 'D', 0);
  const taken = settle(sent, 'D', arrived('{"n":1}'), judged(1));
  expect(taken.outbox).toEqual({ pending: [a] });
  expect(sentOf(withMessage(taken.outbox, 'D', 1))).toMatchObject({ n: 2 });
  // Another device of the same account has numbers of its own.
  expect(settle(sent, 'E', arrived('{"n":1}'), judged(1)).outbox).toBe(sent);
});
