import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../../i18n/i18n';
import { selectSession } from '../../store/session/selectors';
import { noticeDelay } from '../../store/waiting/waiting';
import * as fc from '../../test/fastCheck';
import { auditRowsOf, createBrowser, signInAs, type Tab } from '../../test/testRegister';
import { App } from '../App';
import { Entrance } from '../Entrance';
import { endIdleSession, findIdleSession } from './endIdleSession';
import { IdleWatch } from './IdleWatch';
import { watchIdle } from './watchIdle';

const minute = 60_000;
/** Each test has a day of its own, since a tab remembers inputs. */
let start = Date.parse('2026-11-20T08:00:00.000Z');

beforeEach(() => {
  start += 24 * 60 * minute;
  jest.useFakeTimers({ now: start });
  localStorage.clear();
  window.history.replaceState(null, '', '/claims/CLM-1');
});
afterEach(() => jest.useRealTimers());

const isSignedIn = (tab: Tab) => selectSession(tab.store.getState()) !== null;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A browser whose clock is the fake one, with somebody signed in. */
async function open() {
  const browser = createBrowser();
  const ports = { now: () => new Date().toISOString() };
  const tab = browser.openTab({ ports });
  await tab.opened;
  await signInAs(tab, 'district_officer');
  return { browser, ports, tab };
}

const show = (tab: Tab, left?: string) =>
  render(
    <App store={tab.store}>
      <Entrance Portal={() => <h1>The portal</h1>} left={left} />
      <IdleWatch />
    </App>,
  );

const dialog = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

test('after 29 minutes without input a warning counts down, and after 30 the session is over', async () => {
  const { tab } = await open();
  show(tab);
  await pass(29 * minute - 1000);
  expect(dialog()).not.toBeInTheDocument();
  await pass(1000);
  expect(dialog()).toHaveAccessibleDescription(/in one minute we will sign you out/i);
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  expect(screen.getByRole('timer')).toHaveTextContent('60 seconds left');
  await pass(20_000);
  expect(screen.getByRole('timer')).toHaveTextContent('40 seconds left');
  expect(isSignedIn(tab)).toBe(true);
  await pass(40_000);
  await waitFor(() => expect(isSignedIn(tab)).toBe(false));
  expect(auditRowsOf(tab, 'LOGOUT')).toMatchObject([{ details: { reason: 'idle' } }]);
  expect(await screen.findByText(/You were signed out after 30 minutes without activity/)).toBeVisible();
  expect(dialog()).not.toBeInTheDocument();
});

test('whoever signs in again goes on where they were, and is told of nothing any more', async () => {
  const { tab } = await open();
  show(tab);
  await pass(30 * minute);
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(window.history.state).toEqual({ from: '/claims/CLM-1' });
  await act(() => signInAs(tab, 'district_officer'));
  expect(tab.store.getState().session.ended).toBeNull();
  expect(await screen.findByRole('heading', { name: 'The portal' })).toBeVisible();
});

test('any input puts it off', async () => {
  const { tab } = await open();
  show(tab);
  await pass(28 * minute);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(28 * minute);
  expect(dialog()).not.toBeInTheDocument();
  await pass(minute);
  expect(dialog()).toBeVisible();
});

test('once the warning shows, its button alone goes on with the session', async () => {
  const { tab } = await open();
  show(tab);
  await pass(29 * minute);
  fireEvent.pointerDown(document.body);
  expect(dialog()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await pass(minute);
  expect(dialog()).not.toBeInTheDocument();
  expect(isSignedIn(tab)).toBe(true);
  await pass(29 * minute);
  await waitFor(() => expect(isSignedIn(tab)).toBe(false));
});

test('a device that slept signs out when it wakes, before an input could count', async () => {
  const { tab } = await open();
  show(tab);
  jest.setSystemTime(start + 45 * minute);
  fireEvent.pointerDown(document.body);
  await pass(0);
  await waitFor(() => expect(isSignedIn(tab)).toBe(false));
});

test.each(['focus', 'pageshow'])('on %s the clock on the wall is asked', async (event) => {
  const { tab } = await open();
  show(tab);
  jest.setSystemTime(start + 45 * minute);
  act(() => void window.dispatchEvent(new Event(event)));
  await pass(0);
  await waitFor(() => expect(isSignedIn(tab)).toBe(false));
});

describe('a clock that is set', () => {
  const setClock = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

  test.each([60, 15])('back by %i minutes keeps nobody signed in', async (minutes) => {
    const { tab } = await open();
    show(tab);
    await pass(20 * minute);
    setClock(-minutes * minute);
    await pass(9 * minute);
    expect(dialog()).toBeVisible();
    expect(isSignedIn(tab)).toBe(true);
    await pass(minute);
    await waitFor(() => expect(isSignedIn(tab)).toBe(false));
  });

  test('back keeps nobody signed in who opens the portal again and again', async () => {
    const { browser, ports, tab } = await open();
    fireEvent.keyDown(document.body, { key: 'a' });
    setClock(-24 * 60 * minute);
    const openAgain = async () => {
      const again = browser.openTab({ ports });
      await again.entered;
      if (!findIdleSession(again.store.getState())) watchIdle(again.store, () => undefined).stop();
      return findIdleSession(again.store.getState());
    };
    expect(await openAgain()).toBeUndefined();
    await pass(29 * minute);
    expect(await openAgain()).toBeUndefined();
    await pass(minute);
    expect(await openAgain()).toBe(tab.store.getState().session.current?.sessionId);
  });

  test('back signs out nobody who is at work, in another tab neither', async () => {
    const { browser, ports, tab } = await open();
    const other = browser.openTab({ ports });
    await other.opened;
    const watches = [tab, other].map(({ store }) => watchIdle(store, () => undefined));
    await pass(20 * minute);
    setClock(-60 * minute);
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(25 * minute);
    expect([tab, other].map(isSignedIn)).toEqual([true, true]);
    await pass(5 * minute);
    await waitFor(() => expect([tab, other].map(isSignedIn)).toEqual([false, false]));
    watches.forEach(({ stop }) => stop());
  });

  test('ahead ends a session that much sooner, and not one of somebody at work', async () => {
    const { tab } = await open();
    show(tab);
    await pass(5 * minute);
    setClock(20 * minute);
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(28 * minute);
    expect(dialog()).not.toBeInTheDocument();
    setClock(20 * minute);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(isSignedIn(tab)).toBe(false));
  });

  test('while the warning shows, it counts its seconds on', async () => {
    const { tab } = await open();
    show(tab);
    await pass(29 * minute);
    setClock(-60 * minute);
    await pass(20_000);
    expect(screen.getByRole('timer')).toHaveTextContent('40 seconds left');
  });
});

const happening = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('set' as const), minutes: fc.integer({ min: -90, max: 90 }) }),
  fc.record({ kind: fc.constantFrom('input' as const, 'reload' as const), minutes: fc.constant(0) }),
);

test('whatever is done to the clock, half an hour without input ends a session, and no less but for a clock put ahead', async () => {
  const numRuns = fc.runs(25);
  const property = fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 15 }), async (happenings) => {
    start += 24 * 60 * minute;
    jest.setSystemTime(start);
    localStorage.clear();
    const { browser, ports, tab: first } = await open();
    let tab = first;
    let watch = watchIdle(tab.store, () => undefined);
    // Minutes without input: at least, and with what the clock was put ahead. An input near the end may not count.
    let atLeast = 0;
    let atMost = 0;
    for (const { kind, minutes } of happenings) {
      if (kind === 'pass') {
        await jest.advanceTimersByTimeAsync(minutes * minute);
        atLeast += minutes;
        atMost += minutes;
      }
      if (kind === 'set') {
        jest.setSystemTime(Date.now() + minutes * minute);
        atMost += Math.max(minutes, 0);
        // Whoever sets the clock was elsewhere, and comes back.
        window.dispatchEvent(new Event('focus'));
      }
      if (kind === 'input') {
        fireEvent.keyDown(document.body, { key: 'a' });
        atLeast = 0;
        if (atMost < 29) atMost = 0;
      }
      if (kind === 'reload') {
        watch.stop();
        tab = browser.openTab({ ports });
        await tab.entered;
        if (findIdleSession(tab.store.getState())) await endIdleSession(tab.store);
        watch = watchIdle(tab.store, () => undefined);
      }
      // The deed that ends a session takes the time of the machine, but is shown as done by then.
      await jest.advanceTimersByTimeAsync(noticeDelay);
      atLeast += noticeDelay / minute;
      atMost += noticeDelay / minute;
      if (atLeast >= 30 + noticeDelay / minute) expect(isSignedIn(tab)).toBe(false);
      else if (atMost < 30) expect(isSignedIn(tab)).toBe(true);
      if (!isSignedIn(tab)) break;
    }
    watch.stop();
  });
  await fc.assert(property, { numRuns });
  fc.tell('idle', `${numRuns} sessions under a clock that is set`);
}, 120_000);

describe('a reload', () => {
  test('after 31 minutes finds nobody signed in', async () => {
    const { browser, ports, tab } = await open();
    jest.setSystemTime(start + 31 * minute);
    const again = browser.openTab({ ports });
    await again.entered;
    expect(isSignedIn(again)).toBe(true);
    await endIdleSession(again.store);
    expect(isSignedIn(again)).toBe(false);
    expect(again.store.getState().session.ended).toBe('idle');
    await waitFor(() => expect(isSignedIn(tab)).toBe(false));
  });

  test('after 31 minutes shows sign-in before the session is ended by a deed, and to whoever signs in then the portal', async () => {
    const { browser, ports } = await open();
    jest.setSystemTime(start + 31 * minute);
    let letGo: () => void = () => undefined;
    const others = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const again = browser.openTab({ ports: { ...ports, withLock: (run) => others.then(run) } });
    await again.entered;
    show(again, findIdleSession(again.store.getState()));
    expect(await screen.findByRole('button', { name: 'Sign In to Portal' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'The portal' })).not.toBeInTheDocument();
    expect(isSignedIn(again)).toBe(true);
    // It says why from the first moment: what came above the form later would move it under a press.
    const why = screen.getByText(/^You were signed out after 30 minutes without activity/);
    letGo();
    await act(() => endIdleSession(again.store));
    expect(isSignedIn(again)).toBe(false);
    expect(why).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'The portal' })).not.toBeInTheDocument();
    await act(() => signInAs(again, 'finance'));
    expect(await screen.findByRole('heading', { name: 'The portal' })).toBeInTheDocument();
  });

  test('in time changes nothing', async () => {
    const { browser, ports } = await open();
    jest.setSystemTime(start + 29 * minute);
    const again = browser.openTab({ ports });
    await again.entered;
    expect(findIdleSession(again.store.getState())).toBeUndefined();
    await endIdleSession(again.store);
    expect(isSignedIn(again)).toBe(true);
  });
});

describe('two tabs', () => {
  test('share the time: an input in one keeps both, and both end together', async () => {
    const { browser, ports, tab } = await open();
    const other = browser.openTab({ ports });
    await other.opened;
    const warned: (number | null)[] = [];
    const watches = [watchIdle(tab.store, () => undefined), watchIdle(other.store, (endsAt) => warned.push(endsAt))];
    await pass(20 * minute);
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(28 * minute);
    expect(warned.every((endsAt) => endsAt === null)).toBe(true);
    await pass(minute);
    expect(warned.at(-1)).toBe(start + 50 * minute);
    await pass(minute);
    await waitFor(() => expect([isSignedIn(tab), isSignedIn(other)]).toEqual([false, false]));
    // By now it is the machine that takes its time.
    jest.useRealTimers();
    await waitFor(() => expect(auditRowsOf(tab, 'LOGOUT')).toHaveLength(1));
    watches.forEach(({ stop }) => stop());
  });

  test('"Stay signed in" in one takes the warning from the other', async () => {
    const { browser, ports, tab } = await open();
    const other = browser.openTab({ ports });
    await other.opened;
    const warned: (number | null)[] = [];
    const mine = watchIdle(tab.store, () => undefined);
    const theirs = watchIdle(other.store, (endsAt) => warned.push(endsAt));
    await pass(29 * minute + 5000);
    expect(warned.at(-1)).toBe(start + 30 * minute);
    mine.stay();
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal-last-input' }));
    expect(warned.at(-1)).toBeNull();
    await pass(2 * minute);
    expect(isSignedIn(other)).toBe(true);
    mine.stop();
    theirs.stop();
  });
});
