import { buildClaim, buildDraft } from '../../test/builders';
import { createLogCore, noteEvent, stampAt } from '../../test/logCore';
import { draftStarted } from '../events';
import type { TabMessage } from '../ports';
import { createHearing } from './hearing';
import { registerReread } from './reread';

const version = '1 test';
const event = noteEvent(5);
const next: TabMessage = { kind: 'deed', sequence: 5, event, version };
const draft = draftStarted({ draft: buildDraft() }, stampAt(5));

/** A tab whose memory shows four events, and what it does about what it hears. */
async function open({ hasUnsaved = false, isLoaded = true, isBroken = false } = {}) {
  const { core, storage } = createLogCore({ records: { claims: [buildClaim({ id: 'CL-1' })] }, reached: 4 });
  const done: unknown[] = [];
  const { hear, loadCheck } = createHearing(core, {
    version,
    hasUnsaved: () => hasUnsaved,
    follow: (sequence, followed) => {
      if (isBroken) throw new Error('Broken');
      done.push([sequence, followed]);
    },
    catchUp: () => void done.push('reads the log'),
    catchUpDrafts: () => void done.push('reads the drafts'),
    showSignOut: () => void done.push('shows the sign-out'),
  });
  if (isLoaded) await loadCheck();
  return { hear, done, storage, core, place: core.place };
}

test('the next event is taken over as it is told, and nothing is read', async () => {
  const { hear, done, place } = await open();
  hear(next);
  expect(done).toEqual([[5, event]]);
  // Told twice, or late.
  place.reached = 5;
  hear(next);
  hear({ ...next, sequence: 3 });
  expect(done).toEqual([[5, event]]);
});

test.each<[string, TabMessage]>([
  ['an event', next],
  ['a draft', { kind: 'draft', event: draft, version }],
])('where a reducer throws on %s that is heard of, what is stored is read', async (_what, message) => {
  const { hear, done, place } = await open({ isBroken: true });
  const told = jest.spyOn(console, 'error').mockImplementation();
  hear(message);
  expect(done).toEqual(['reads the drafts', 'reads the log']);
  expect(place.reached).toBe(4);
  expect(told).toHaveBeenCalledWith(new Error('Broken'));
});

test.each<[string, TabMessage, string[]]>([
  ['is one further', { ...next, sequence: 6 }, ['reads the log']],
  ['was too large to be sent', { kind: 'deed', sequence: 5, version }, ['reads the log']],
  ['is of another build', { ...next, version: '1 other' }, ['reads the drafts', 'reads the log']],
  [
    'is of another build, and was too large',
    { kind: 'deed', sequence: 5, version: '1 other' },
    ['reads the drafts', 'reads the log'],
  ],
  ['is no event', { ...next, event: { ...event, payload: {} } }, ['reads the drafts', 'reads the log']],
  ['calls itself that of a draft', { kind: 'draft', event, version }, ['reads the drafts', 'reads the log']],
])('an event that %s is not taken at its word: what is stored is read', async (_what, message, expected) => {
  const { hear, done, place } = await open();
  hear(message);
  expect(done).toEqual(expected);
  expect(place.reached).toBe(4);
});

test('what is stored is read too where it has to come before what waits, was perhaps emptied, or cannot be checked yet', async () => {
  const waiting = await open({ hasUnsaved: true });
  const emptied = await open();
  emptied.place.mayBeEmptied = true;
  const unchecked = await open({ isLoaded: false });
  for (const { hear, done, place } of [waiting, emptied, unchecked]) {
    hear(next);
    expect(done).toContain('reads the log');
    expect(done).not.toContainEqual([5, event]);
    expect(place.reached).toBe(4);
  }
});

test('a draft is followed, and the register stays where it is', async () => {
  const { hear, done, place } = await open();
  hear({ kind: 'draft', event: draft, version });
  expect(done).toEqual([[4, draft]]);
  expect(place.reached).toBe(4);
});

test('an event of a newer version makes the tab read-only, and a tab that has lost its register follows nothing', async () => {
  const newer = await open();
  newer.hear({ ...next, version: 'another', event: { ...event, meta: { ...event.meta, v: 1000 } } });
  expect(newer.storage.health().newerVersion).toBe(true);
  const lost = await open();
  lost.storage.lose('emptied');
  lost.hear(next);
  lost.hear({ kind: 'draft', event: draft, version });
  for (const { done } of [newer, lost]) expect(done).toEqual([]);
});

test('a session that another tab says is over is shown so at once, and its event is looked for', async () => {
  const { hear, done, storage } = await open();
  hear({ kind: 'signedOut', sessionId: 'SESSION-1', version });
  expect(storage.isSignedOut('SESSION-1')).toBe(true);
  expect(done).toEqual(['shows the sign-out', 'reads the log']);
});

test('an event of the chain of another log is not taken over, and the log is read', async () => {
  const { hear, done, core } = await open();
  const chain = { chain: 'N1', place: 3, hash: 'x'.repeat(43) };
  core.dispatch(registerReread({ audit: { chain } }));
  const hearLinked = (link: string, ended?: string) => {
    const hashed = (text: string) => `${text}/${chain.hash}`;
    const seal = { links: [hashed(link)], head: { ...chain, place: 4 }, ended: ended && hashed(ended) };
    hear({ ...next, event: { ...event, meta: { ...event.meta, seal } } });
  };
  for (const link of ['N2/1', 'N2/4', 'R2/2']) hearLinked(link);
  hearLinked('R2/1', 'N2/3');
  expect(done).toEqual(Array.from({ length: 4 }, () => 'reads the log'));
  done.length = 0;
  hearLinked('N1/4');
  // One whose end could not be read at a start, and one that came with another register.
  hearLinked('R2/1');
  hearLinked('N2/1', 'N1/3');
  expect(done).toHaveLength(3);
  expect(done).not.toContain('reads the log');
});
