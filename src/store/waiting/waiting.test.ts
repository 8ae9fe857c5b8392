import type { AppendResult, EventLog } from '../../domain/register/eventLog';
import { buildClaim, buildDraft } from '../../test/builders';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { openRegister } from '../../test/openRegister';
import { createBrowser, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { callOff } from '../services';
import { calledOffRefusal } from '../commit';
import { discardDraft } from '../drafts/commands';
import type { Ports } from '../ports';
import { chooseTheme } from '../settings/commands';
import { signOut, signOutIdle } from '../session/commands';
import { selectRole } from '../session/selectors';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00.000Z') }));
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const note = addNote('CL-1', { content: 'Seen from the road', type: 'verification' });
const notesOf = ({ store }: Tab) => store.getState().claims.entities['CL-1']?.notes.length;
const waitsOf = ({ store }: Tab) => store.getState().storage.waits;

/** A tab whose next turn comes when another one, which stands still in mid-deed, lets go. */
async function openStuck(ports: Partial<Ports> = {}, browser = createBrowser()) {
  const { tab: other } = await openRegister(
    { claims: [buildClaim({ id: 'CL-1' })], drafts: [buildDraft()] },
    'district_officer',
    browser,
  );
  let isStuck = false;
  let letGo: () => void = () => undefined;
  const others = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const tab = browser.openTab({
    ports: {
      withLock: async (run) => {
        if (isStuck) await others;
        return run();
      },
      ...ports,
    },
  });
  await tab.opened;
  isStuck = true;
  return { browser, other, tab, letGo: () => letGo() };
}

test('a deed that waits for another tab says so after two seconds, and after ten that it is to be said how to go on', async () => {
  const { tab, letGo } = await openStuck();
  const done = tab.store.dispatch(note);
  await pass(1999);
  expect(waitsOf(tab)).toBeNull();
  await pass(1);
  expect(waitsOf(tab)).toEqual({ for: 'tab', long: false });
  await pass(7999);
  expect(waitsOf(tab)).toEqual({ for: 'tab', long: false });
  await pass(1);
  expect(waitsOf(tab)).toEqual({ for: 'tab', long: true });
  letGo();
  expect(await done).toMatchObject({ ok: true, stored: true });
  expect(waitsOf(tab)).toBeNull();
  expect(notesOf(tab)).toBe(1);
});

test('what is called off is refused at once, and does not happen later', async () => {
  const { tab, other, browser, letGo } = await openStuck();
  const done = tab.store.dispatch(note);
  await pass(10_000);
  tab.store.dispatch(callOff());
  expect(await done).toEqual({ ok: false, refusal: calledOffRefusal });
  expect(waitsOf(tab)).toBeNull();
  letGo();
  await pass(60_000);
  const next = browser.openTab();
  await next.opened;
  expect([tab, other, next].map(notesOf)).toEqual([0, 0, 0]);
});

test('a draft whose discarding was called off is there', async () => {
  const { tab, letGo } = await openStuck();
  const done = tab.store.dispatch(discardDraft('DRAFT-1'));
  await pass(10_000);
  tab.store.dispatch(callOff());
  expect(await done).toEqual({ ok: false, refusal: calledOffRefusal });
  letGo();
  await pass(60_000);
  expect(tab.store.getState().drafts.ids).toEqual(['DRAFT-1']);
});

test('what waits for less than that is not called off with the rest', async () => {
  const { tab, letGo } = await openStuck();
  const first = tab.store.dispatch(note);
  await pass(9000);
  const second = tab.store.dispatch(note);
  await pass(1000);
  tab.store.dispatch(callOff());
  letGo();
  expect(await first).toEqual({ ok: false, refusal: calledOffRefusal });
  expect(await second).toMatchObject({ ok: true });
  expect(notesOf(tab)).toBe(1);
});

describe('a deed that has its turn', () => {
  /** A log that answers nothing until it is let go of. */
  async function openUnanswered(which: 'read' | 'append') {
    const log = createMemoryLog();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isHeld = false;
    let noteAsked: () => void = () => undefined;
    // Digests come in time of their own, which no clock of a test moves.
    const asked = new Promise<void>((resolve) => {
      noteAsked = resolve;
    });
    async function answered() {
      if (!isHeld) return;
      noteAsked();
      await held;
    }
    const slow: EventLog = {
      ...log,
      read: async (after) => {
        if (which === 'read') await answered();
        return log.read(after);
      },
      append: async (event): Promise<AppendResult> => {
        if (which === 'append') {
          const calledOff = new Promise<'called off'>((resolve) => {
            event.signal?.addEventListener('abort', () => resolve('called off'));
          });
          if ((await Promise.race([answered(), calledOff])) === 'called off') return 'called off';
        }
        return log.append(event);
      },
    };
    const browser = createBrowser({ log });
    const records = { claims: [buildClaim({ id: 'CL-1' })] };
    const { tab: other } = await openRegister(records, 'district_officer', browser);
    const tabs = { post: () => undefined, listen: () => undefined };
    const tab = browser.openTab({ ports: { openLog: () => Promise.resolve(slow), tabs } });
    await tab.opened;
    isHeld = true;
    return { browser, tab, other, asked, letGo: () => letGo() };
  }

  test.each(['read', 'append'] as const)('waits for the database, and can be called off (%s)', async (which) => {
    const { browser, tab, other, asked, letGo } = await openUnanswered(which);
    // Else nobody looks what others have done.
    if (which === 'read') await other.store.dispatch(chooseTheme('dark'));
    const done = tab.store.dispatch(note);
    await asked;
    await pass(2000);
    expect(waitsOf(tab)).toEqual({ for: 'storage', long: false });
    tab.store.dispatch(callOff());
    expect(await done).toEqual({ ok: false, refusal: calledOffRefusal });
    letGo();
    await pass(60_000);
    const next = browser.openTab();
    await next.opened;
    expect([tab, next].map(notesOf)).toEqual([0, 0]);
  });
});

describe('a sign-out that waits for another tab', () => {
  const session = ({ store }: Tab) => store.getState().session.current?.sessionId ?? '';

  test.each([
    ['by the person', () => signOut()],
    ['for want of input', (sessionId: string) => signOutIdle(sessionId)],
  ])('%s shows after two seconds, and is not called off', async (_whose, end) => {
    const { tab, letGo } = await openStuck();
    const done = tab.store.dispatch(end(session(tab)));
    await pass(2000);
    expect(selectRole(tab.store.getState())).toBeUndefined();
    expect(waitsOf(tab)).toBeNull();
    tab.store.dispatch(callOff());
    letGo();
    expect(await done).toMatchObject({ ok: true });
    expect(session(tab)).toBe('');
  });

  test('shows in the other tabs too', async () => {
    const { tab, other } = await openStuck();
    void tab.store.dispatch(signOut());
    // Its page may be gone in the next instant.
    expect(selectRole(other.store.getState())).toBeUndefined();
  });

  test('lets somebody sign in once the turn comes', async () => {
    const { tab, letGo } = await openStuck();
    void tab.store.dispatch(signOut());
    await pass(2000);
    const entered = signInAs(tab, 'finance');
    await pass(2000);
    expect(waitsOf(tab)).toEqual({ for: 'tab', long: false });
    letGo();
    await entered;
    expect(selectRole(tab.store.getState())).toBe('finance');
  });
});
