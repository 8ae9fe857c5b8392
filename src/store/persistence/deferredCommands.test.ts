import { formOfUser, type UserForm } from '../../domain/user/userForm';
import { breakReducer } from '../../test/breakReducer';
import {
  buildClaim,
  buildDraft,
  buildFile,
  buildUser,
  completeClaimantForm,
  completeIncidentForm,
} from '../../test/builders';
import { openRegister, registerOf } from '../../test/openRegister';
import { createBackend, createBrowser, signInAs } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { startVerification } from '../../test/claimCommands';
import { saveDraft, startEdit } from '../drafts/commands';
import { commitEdit, submitDraft } from '../drafts/submit';
import { findEditOf } from '../drafts/edits';
import { saveProfile } from '../session/profile';
import { startEmpty } from '../register/commands';
import { chooseTheme } from '../settings/commands';
import { addUser, deleteUser, updateUser } from '../users/commands';

/*
 * What could not be stored is decided again on what another tab has stored since, by the rules that it was decided by the
 * first time.
 */

const stored = { ok: true, stored: true };
const notStored = { ok: true, stored: false };

const chief = buildUser({
  id: 'USER-2',
  name: 'Peter Okello',
  email: 'peter.okello@uwa.example',
  role: 'administrator',
  district: 'headquarters',
});
const deputy = { ...chief, id: 'USER-3', name: 'Jane Akello', email: 'jane.akello@uwa.example' };
const inactive: Partial<UserForm> = { status: 'inactive' };

/** Two tabs of one browser; what is done while its storage is full waits in the memory of its tab. */
async function openTwo(records: Parameters<typeof openRegister>[0], role: Parameters<typeof signInAs>[1]) {
  const backend = createBackend();
  const { setItem } = backend;
  let room = true;
  backend.setItem = (key, text) => {
    if (!room && text.length > (backend.texts.get(key)?.length ?? -1)) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    setItem(key, text);
  };
  const browser = createBrowser({ backend });
  const { tab: mine } = await openRegister(records, role, browser);
  const theirs = browser.openTab();
  await theirs.opened;

  return {
    mine,
    theirs,
    full: () => (room = false),
    free: () => (room = true),
    overtaken: () => mine.store.getState().storage.overtaken,
    /** What mine has waiting is written, or falls; every tab and the next start then show the same. */
    async settle() {
      await mine.store.dispatch(chooseTheme('dark'));
      await new Promise((resolve) => setTimeout(resolve));
      await theirs.services.catchUp();
      const next = browser.openTab();
      await next.opened;
      expect(registerOf(theirs)).toEqual(registerOf(mine));
      expect(registerOf(next)).toEqual(registerOf(mine));
      return next.store.getState();
    },
  };
}

test.each([
  ['deactivated', (user: typeof chief) => updateUser(at(user), { ...formOfUser(user), ...inactive })],
  ['deleted', (user: typeof chief) => deleteUser(at(user))],
])('the last active administrator is not %s, though another was there when it was asked for', async (_what, ask) => {
  const { mine, theirs, full, free, overtaken, settle } = await openTwo({ users: [chief, deputy] }, 'admin');
  full();
  expect(await mine.store.dispatch(ask(chief))).toMatchObject(notStored);
  free();
  expect(await theirs.store.dispatch(updateUser(at(deputy), { ...formOfUser(deputy), ...inactive }))).toMatchObject(
    stored,
  );
  const { users } = await settle();
  expect(users.entities).toMatchObject({ 'USER-2': { status: 'active' }, 'USER-3': { status: 'inactive' } });
  expect(overtaken()).toMatchObject([{ subjects: ['Peter Okello'] }]);
});

test('two accounts never have one email', async () => {
  const { mine, theirs, full, free, overtaken, settle } = await openTwo({ users: [chief] }, 'admin');
  const ruth: UserForm = { ...formOfUser(chief), name: 'Ruth Namono', email: 'ruth@uwa.example', role: 'officer' };
  full();
  await mine.store.dispatch(addUser(ruth));
  free();
  await theirs.store.dispatch(addUser({ ...ruth, name: 'Ruth N.', email: 'RUTH@uwa.example' }));
  const { users } = await settle();
  expect(Object.values(users.entities).map(({ name }) => name)).toEqual(['Peter Okello', 'Ruth N.']);
  expect(overtaken()).toEqual([{ label: 'Add User', subjects: ['Ruth Namono'] }]);
});

test('a profile that had to wait is of who changed it, though somebody else has signed in since', async () => {
  const { mine, theirs, full, free, overtaken, settle } = await openTwo({ users: [chief, deputy] }, 'admin');
  await signInAs(mine, 'admin', chief.email);
  full();
  expect(await mine.store.dispatch(saveProfile({ fullName: 'Peter Okello Odongo', phone: '' }))).toMatchObject(
    notStored,
  );
  free();
  await signInAs(theirs, 'admin', deputy.email);
  await mine.services.catchUp();
  const { users, session } = await settle();
  expect(users.entities).toMatchObject({
    'USER-2': { name: 'Peter Okello Odongo', rev: chief.rev + 1 },
    'USER-3': { name: deputy.name, rev: deputy.rev },
  });
  expect(session.current).toMatchObject({ name: deputy.name, email: deputy.email });
  expect(overtaken()).toEqual([]);
});

test('a note on a claim that has gone is told of, and is in no log', async () => {
  const { mine, theirs, full, free, overtaken, settle } = await openTwo(
    { claims: [buildClaim({ id: 'CL-1' })] },
    'admin',
  );
  full();
  expect(await mine.store.dispatch(addNote('CL-1', { content: 'Only here', type: 'document' }))).toMatchObject(
    notStored,
  );
  free();
  await theirs.store.dispatch(startEmpty());
  const { audit } = await settle();
  expect(Object.values(audit.entities).some(({ action }) => action === 'NOTE_ADDED')).toBe(false);
  expect(overtaken()).toEqual([{ label: 'Add Note', subjects: ['CL-1'] }]);
});

const complete = buildDraft({
  id: 'DRAFT-1',
  claimId: 'CL-9',
  claimant: completeClaimantForm({ fullName: 'As it was stored' }),
  incident: completeIncidentForm(),
  evidence: { ...buildDraft().evidence, photos: [buildFile()] },
  step: 3,
});

test('a submission that had to wait becomes its claim, also where its draft has gone, with its first id and time', async () => {
  const { mine, theirs, full, free, overtaken, settle } = await openTwo({ drafts: [complete] }, 'district_officer');
  full();
  const typed = completeClaimantForm({ fullName: 'A longer name than the one that was stored' });
  mine.store.dispatch(saveDraft('DRAFT-1', { claimant: typed }));
  expect(await mine.store.dispatch(submitDraft('DRAFT-1'))).toMatchObject(notStored);
  const first = mine.store.getState().claims.entities['CL-9'];
  free();
  await theirs.store.dispatch(chooseTheme('light'));
  const { claims, drafts } = await settle();
  expect(claims.entities['CL-9']).toEqual(first);
  expect(first).toMatchObject({ claimant: { fullName: typed.fullName } });
  expect(drafts.ids).toEqual([]);
  expect(overtaken()).toEqual([]);
});

test('an edit that had to wait and falls is a draft again, with all that was typed', async () => {
  const claim = buildClaim({ id: 'CL-1' });
  const { mine, theirs, full, free, overtaken, settle } = await openTwo({ claims: [claim] }, 'district_officer');
  mine.store.dispatch(startEdit('CL-1'));
  const draftId = findEditOf(mine.store.getState(), 'CL-1')?.id ?? '';
  full();
  const typed = completeClaimantForm({ fullName: 'A longer name than the one that was stored' });
  mine.store.dispatch(saveDraft(draftId, { claimant: typed }));
  expect(await mine.store.dispatch(commitEdit(draftId))).toMatchObject(notStored);
  free();
  await theirs.store.dispatch(startVerification({ id: 'CL-1', rev: 1 }));
  const { claims, drafts } = await settle();
  expect(claims.entities['CL-1']?.claimant).toEqual(claim.claimant);
  expect(drafts.entities[draftId]).toMatchObject({ claimant: typed, editOf: { claimId: 'CL-1', rev: 1 } });
  expect(overtaken()).toEqual([{ label: 'Edit', subjects: ['CL-1'] }]);
});

test('a submission on which a reducer throws by now falls as if it were refused: it is told of, and its draft is back', async () => {
  const { mine, theirs, full, free, overtaken, settle } = await openTwo({ drafts: [complete] }, 'district_officer');
  full();
  expect(await mine.store.dispatch(submitDraft('DRAFT-1'))).toMatchObject(notStored);
  free();
  await theirs.store.dispatch(chooseTheme('light'));
  const { told, mend } = breakReducer('claims', 'CL-9');
  await mine.services.catchUp();
  expect(told).toHaveBeenCalledWith(new Error('Broken by CL-9'));
  mend();
  expect(overtaken()).toMatchObject([{ subjects: ['CL-9'] }]);
  const { claims, drafts } = await settle();
  expect(claims.ids).toEqual([]);
  expect(drafts.entities['DRAFT-1']).toMatchObject({ claimant: complete.claimant, incident: complete.incident });
});

const at = ({ id, rev }: typeof chief) => ({ id, rev });
