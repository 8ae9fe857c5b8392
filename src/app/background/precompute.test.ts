import { addNote } from '../../store/claims/addNote';
import { selectClaimEvents } from '../../store/audit/selectors';
import { searchClaimRows, selectClaimRows } from '../../store/claims/list/list';
import * as text from '../../store/text';
import { buildAuditEvent, buildClaim } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { signInAs, type Tab } from '../../test/testRegister';
import { precompute } from './precompute';

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
  precompute({ store: tab.store, idle });
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
  const stop = precompute({ store: tab.store, idle });
  await rest(3);
  await signInAs(tab, 'finance');
  stop();
  await rest(3);
  expect(textsMadeBy(tab)).toBe(250);
});

test('a claim that is opened finds the log grouped, some events at a time, when nobody waited', async () => {
  const audit = Array.from({ length: 5000 }, (_, place) =>
    buildAuditEvent({ id: `E-${String(place).padStart(4, '0')}`, resourceId: `CL-${place % 500}` }),
  );
  const { tab } = await openRegister({ audit });
  const { idle, rest } = createRests();
  const { entities } = tab.store.getState().audit;
  const looked = jest.fn();
  const watched = new Proxy(entities, {
    get: (events, id: string) => {
      looked();
      return events[id];
    },
  });
  const state = () => ({ ...tab.store.getState(), audit: { ...tab.store.getState().audit, entities: watched } });
  precompute({ store: { ...tab.store, getState: state }, idle });
  await rest(1);
  expect(looked).toHaveBeenCalledTimes(2000);
  await rest(2);
  looked.mockClear();
  expect(selectClaimEvents(state(), 'CL-7')).toHaveLength(10);
  expect(looked).not.toHaveBeenCalled();
});
