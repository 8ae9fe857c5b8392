import { buildDraft, completeClaimantForm } from '../../test/builders';
import { openRegister, registerOf } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { addNote } from '../claims/addNote';
import { saveDraft } from '../drafts/commands';

/** As where the network is gone and the file is not kept. */
const network = { isGone: true };
jest.mock('./loadEventCheck', () => {
  const { loadEventCheck } = jest.requireActual<{ loadEventCheck(): Promise<unknown> }>('./loadEventCheck');
  return { loadEventCheck: () => (network.isGone ? Promise.resolve(undefined) : loadEventCheck()) };
});

const { claim, ...atCommittee } = recordsAt('under_cvc_review');
const note = (content: string) => addNote(claim.id, { content, type: 'document' });

test('a tab that cannot load the check of events takes none of them over, and all once it is there', async () => {
  network.isGone = false;
  const drafts = [buildDraft({ claimId: undefined })];
  const { browser, tab: first } = await openRegister({ ...atCommittee, drafts }, 'district_officer');
  const second = browser.openTab({ ports: { tabs: { post: () => undefined, listen: () => undefined } } });
  await second.opened;
  network.isGone = true;
  await expect(browser.openTab().entered).rejects.toThrow('What checks events');

  const before = registerOf(second);
  await first.store.dispatch(note('The first'));
  first.store.dispatch(saveDraft('DRAFT-1', { claimant: completeClaimantForm({ village: 'X' }) }));
  await second.services.catchUp();
  expect(registerOf(second)).toEqual(before);
  expect(await second.store.dispatch(note('On top of what?'))).toMatchObject({ refusal: { code: 'not_stored' } });
  network.isGone = false;
  await second.services.catchUp();
  second.services.catchUpDrafts();
  expect(registerOf(second)).toEqual(registerOf(first));
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
