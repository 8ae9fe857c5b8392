import { buildSession } from '../../../test/builders';
import { createBackend } from '../../../test/testRegister';
import { createLocalTexts } from './localTexts';
import { createSessionEnds } from './sessionEnds';
import { persistedSlices } from '../shapes/slices';

const session = JSON.stringify({
  version: persistedSlices.session.version,
  current: buildSession({ sessionId: 'SESSION-1' }),
  ended: null,
});

/** localStorage with the text of a session, and so much room beside it; each tab is one more of the browser. */
function open(room = Infinity) {
  const key = 'reg/session';
  const backend = createBackend(key.length + session.length + room);
  backend.texts.set(key, session);
  const openTab = () => createSessionEnds(createLocalTexts(backend), persistedSlices.session);
  return { texts: backend.texts, openTab };
}

test('a session that has ended is over in every tab and after a reload, and no other is', () => {
  const { openTab } = open();
  const tab = openTab();
  expect(tab.isSignedOut('SESSION-1')).toBe(false);
  tab.endSession('SESSION-1');
  for (const each of [tab, openTab()]) {
    expect(each.isSignedOut('SESSION-1')).toBe(true);
    expect(each.isSignedOut('SESSION-10')).toBe(false);
    expect(each.isSignedOut('')).toBe(false);
  }
});

test('what another tab says counts here at once, whether or not localStorage shows it', () => {
  const { openTab, texts } = open();
  const tab = openTab();
  tab.hearSignedOut('SESSION-1');
  expect(tab.isSignedOut('SESSION-1')).toBe(true);
  expect([...texts.keys()]).toEqual(['reg/session']);
});

test('where there is no room even to say so, the text of the session makes it', () => {
  const { openTab, texts } = open(0);
  openTab().endSession('SESSION-1');
  expect(openTab().isSignedOut('SESSION-1')).toBe(true);
  expect(texts.has('reg/session')).toBe(false);
});

test('the list of sessions does not grow without end, and never loses the one that is stored', () => {
  const { openTab } = open();
  const others = Array.from({ length: 100 }, (_, place) => `OTHER-${place}`);
  const tab = openTab();
  for (const id of ['SESSION-1', ...others]) tab.endSession(id);
  const next = openTab();
  expect(next.isSignedOut('SESSION-1')).toBe(true);
  expect(next.isSignedOut('OTHER-99')).toBe(true);
  expect(others.filter(next.isSignedOut).length).toBeLessThan(20);
});
