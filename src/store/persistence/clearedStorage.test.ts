import { buildClaim, buildDraft } from '../../test/builders';
import { letJournalForget, openRegister, registerOf } from '../../test/openRegister';
import { noRecords } from '../../test/testRegister';
import { chooseTheme } from '../settings/commands';
import { RegisterOutOfReach } from './outOfReach';

const claims = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })];

/** A register of which the journal has forgotten all but what was done last. */
async function openOld() {
  const { browser, tab } = await openRegister({ claims }, 'district_officer');
  await letJournalForget(browser, tab, 'CL-1');
  expect(browser.journal.state.forgotten).toBeGreaterThan(0);
  return { browser, tab };
}

type Browser = Awaited<ReturnType<typeof openOld>>['browser'];

function openAgain(browser: Browser) {
  const layDown = jest.fn(() => Promise.resolve(noRecords));
  return { tab: browser.openTab({ layDown }), layDown };
}

async function expectOutOfReach(browser: Browser) {
  const before = new Map(browser.backend.texts);
  const { tab, layDown } = openAgain(browser);
  const outOfReach = { place: 'localStorage' };
  await expect(tab.entered).rejects.toBeInstanceOf(RegisterOutOfReach);
  await expect(tab.rehydrated).rejects.toMatchObject(outOfReach);
  await expect(tab.opened).rejects.toMatchObject(outOfReach);
  expect(layDown).not.toHaveBeenCalled();
  expect(browser.backend.texts).toEqual(before);
}

test('with localStorage cleared, the last deeds are not taken for the register, and nothing is written', async () => {
  const { browser } = await openOld();
  browser.backend.texts.clear();
  await expectOutOfReach(browser);
});

test('nor with what a tab has put there since: drafts, and sessions that ended', async () => {
  const { browser } = await openOld();
  browser.backend.texts.clear();
  browser.backend.texts.set('wcp/drafts/DRAFT-1', JSON.stringify(buildDraft({ id: 'DRAFT-1' })));
  browser.backend.texts.set('wcp/signed-out', 'S-1');
  await expectOutOfReach(browser);
});

test('as long as the journal has forgotten nothing, it gives the whole register', async () => {
  const { browser, tab } = await openRegister({ claims }, 'district_officer');
  await tab.store.dispatch(chooseTheme('dark'));
  browser.backend.texts.clear();
  const { tab: again, layDown } = openAgain(browser);
  await again.opened;
  expect(layDown).not.toHaveBeenCalled();
  expect(registerOf(again)).toEqual(registerOf(tab));
});

test('with the journal cleared, localStorage gives it; with both cleared, a register is laid down', async () => {
  const { browser, tab } = await openOld();
  browser.journal.table.clear();
  Object.assign(browser.journal.state, { sequence: 0, forgotten: 0 });
  const { tab: again, layDown } = openAgain(browser);
  await again.opened;
  expect(layDown).not.toHaveBeenCalled();
  expect(registerOf(again)).toEqual(registerOf(tab));

  browser.backend.texts.clear();
  browser.journal.table.clear();
  Object.assign(browser.journal.state, { sequence: 0, forgotten: 0 });
  const first = openAgain(browser);
  await first.tab.opened;
  expect(first.layDown).toHaveBeenCalledTimes(1);
});

test('a sequence that was lost alone leaves the register as it lies there', async () => {
  const { browser, tab } = await openOld();
  browser.backend.texts.delete('wcp/sequence');
  const { tab: again } = openAgain(browser);
  await again.opened;
  expect(registerOf(again)).toEqual(registerOf(tab));
});
