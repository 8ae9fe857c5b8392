import { addNote } from '../store/claims/commands';
import { searchClaimRows, selectClaimRows } from '../store/claims/list';
import * as text from '../store/text';
import { buildClaim } from '../test/builders';
import { openRegister } from '../test/openRegister';
import { signInAs, type Tab } from '../test/testRegister';
import { watchSearch } from './watchSearch';

const buildClaims = () => Array.from({ length: 250 }, (_, place) => buildClaim({ id: `CL-${place}` }));

/** The browser has nothing to do as often as told, and does not say before. */
function createRests() {
  const waiting: (() => void)[] = [];
  return {
    idle: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    async rest(times: number) {
      for (let time = 0; time < times; time += 1) {
        waiting.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

/** How many search texts a search makes. */
function textsMadeBy(tab: Tab): number {
  const folded = jest.spyOn(text, 'foldText');
  searchClaimRows(selectClaimRows(tab.store.getState()), 'nobody');
  const { length } = folded.mock.calls;
  folded.mockRestore();
  return length;
}

test('the first search finds every text made, some at a time, when nobody waited', async () => {
  const { tab } = await openRegister({ claims: buildClaims() }, 'district_officer');
  const { idle, rest } = createRests();
  const folded = jest.spyOn(text, 'foldText');
  watchSearch({ store: tab.store, idle });
  expect(folded).not.toHaveBeenCalled();
  await rest(1);
  expect(folded).toHaveBeenCalledTimes(100);
  folded.mockRestore();
  await rest(2);
  expect(textsMadeBy(tab)).toBe(0);

  // A claim that has changed has its text made anew, and no other.
  await tab.store.dispatch(addNote('CL-7', { content: 'x', type: 'document' }));
  const again = jest.spyOn(text, 'foldText');
  await rest(1);
  expect(again).toHaveBeenCalledTimes(1);
  again.mockRestore();
  expect(textsMadeBy(tab)).toBe(0);
});

test('for nobody none is made, nor after the end', async () => {
  const { tab } = await openRegister({ claims: buildClaims() });
  const { idle, rest } = createRests();
  const stop = watchSearch({ store: tab.store, idle });
  await rest(3);
  await signInAs(tab, 'finance');
  stop();
  await rest(3);
  expect(textsMadeBy(tab)).toBe(250);
});
