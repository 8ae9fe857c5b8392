import { buildDraft, completeClaimantForm } from '../../test/builders';
import { openRegister, recordEvents, registerOf } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import type { Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { discardDraft, saveDraft } from '../drafts/commands';

/** As where the network is gone and the file is not kept. */
jest.mock('./loadEventCheck', () => ({ loadEventCheck: () => Promise.resolve(undefined) }));

const { claim, ...atCommittee } = recordsAt('under_cvc_review');

test('a tab that cannot load the check of events reads what other tabs stored', async () => {
  const { browser, tab: first } = await openRegister({ ...atCommittee, drafts: [buildDraft()] }, 'district_officer');
  const second = browser.openTab();
  await second.opened;
  const events = recordEvents(second);
  const followed = async (work: ({ store }: Tab) => unknown) => {
    await work(first);
    await second.services.catchUp();
    expect(registerOf(second)).toEqual(registerOf(first));
  };
  await followed(({ store }) => store.dispatch(addNote(claim.id, { content: 'The first', type: 'document' })));
  await followed(({ store }) => store.dispatch(addNote(claim.id, { content: 'The second', type: 'document' })));
  await followed(({ store }) =>
    store.dispatch(saveDraft('DRAFT-1', { claimant: completeClaimantForm({ village: 'X' }) })),
  );
  await followed(({ store }) => store.dispatch(discardDraft('DRAFT-1')));
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['register/reread']));
  expect(second.store.getState().drafts.ids).toEqual([]);
});

test('there is no check where its file cannot be had', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../parseEvent', () => {
      throw new Error('No network');
    });
    const { loadEventCheck } = jest.requireActual<{ loadEventCheck(): Promise<unknown> }>('./loadEventCheck');
    expect(await loadEventCheck()).toBeUndefined();
  });
});
