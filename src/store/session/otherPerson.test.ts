import { roleNames, type Role } from '../../domain/user/roles';
import { recordsAt } from '../../test/recordsAt';
import { createBrowser, noRecords, signInAs, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';
import { startVerification } from '../../test/claimCommands';
import { otherPersonRefusal, signedOutRefusal } from './refusals';
import { saveProfile } from './profile';
import { selectSession } from './selectors';
import { signOut } from './commands';

const { claim, ...records } = recordsAt('submitted');
const target = { id: claim.id, rev: claim.rev };

/** A tab that shows somebody's screen and hears nothing of the others, and one in which people come and go. */
async function openTwo(role: Role = 'district_officer') {
  const browser = createBrowser();
  const awake = browser.openTab({ layDown: () => Promise.resolve({ ...noRecords, ...records }) });
  await awake.opened;
  await signInAs(awake, role, 'first@uwa.example');
  const asleep = browser.openTab({ ports: { tabs: { post: () => undefined, listen: () => undefined } } });
  await asleep.opened;
  return { browser, awake, asleep };
}

const note = ({ store }: Tab) => store.dispatch(addNote(claim.id, { content: 'Seen.', type: 'verification' }));
const notesOf = ({ store }: Tab) => store.getState().claims.entities[claim.id]?.notes;

test.each(roleNames)('a form left open is not sent in the name of the %s who signed in since', async (role) => {
  const { awake, asleep } = await openTwo();
  await awake.store.dispatch(signOut());
  await signInAs(awake, role, 'second@uwa.example');
  expect(await note(asleep)).toEqual({ ok: false, refusal: otherPersonRefusal });
  expect(notesOf(awake)).toEqual([]);
  // From then on the tab shows who is signed in.
  expect(selectSession(asleep.store.getState())).toMatchObject({ email: 'second@uwa.example', role });
});

test('nor a deed on a claim, where the role fits', async () => {
  const { awake, asleep } = await openTwo();
  await awake.store.dispatch(signOut());
  await signInAs(awake, 'district_officer', 'second@uwa.example');
  expect(await asleep.store.dispatch(startVerification(target))).toEqual({ ok: false, refusal: otherPersonRefusal });
  expect(awake.store.getState().claims.entities[claim.id]?.status).toBe('submitted');
});

test('nor does the button of somebody who has gone sign out who came since', async () => {
  const { awake, asleep } = await openTwo();
  await awake.store.dispatch(signOut());
  await signInAs(awake, 'district_officer', 'second@uwa.example');
  expect(await asleep.store.dispatch(signOut())).toEqual({ ok: false, refusal: otherPersonRefusal });
  expect(selectSession(awake.store.getState())?.email).toBe('second@uwa.example');
});

test('the same email in another role is somebody else', async () => {
  const { awake, asleep } = await openTwo();
  await awake.store.dispatch(signOut());
  await signInAs(awake, 'finance', 'first@uwa.example');
  expect(await note(asleep)).toEqual({ ok: false, refusal: otherPersonRefusal });
});

test('after a sign-out alone nothing is done either', async () => {
  const { awake, asleep } = await openTwo();
  await awake.store.dispatch(signOut());
  expect(await note(asleep)).toEqual({ ok: false, refusal: signedOutRefusal });
  expect(selectSession(asleep.store.getState())).toBeNull();
});

test('whoever signed in again goes on, with another case of the email too', async () => {
  const { awake, asleep } = await openTwo();
  await awake.store.dispatch(signOut());
  await signInAs(awake, 'district_officer', 'First@uwa.example');
  expect(await note(asleep)).toMatchObject({ ok: true });
});

test('whoever changed the own email in another tab is the same person', async () => {
  const { awake, asleep } = await openTwo();
  await awake.store.dispatch(saveProfile({ email: 'married@uwa.example' }));
  expect(await note(asleep)).toMatchObject({ ok: true });
  expect(notesOf(asleep)).toHaveLength(1);
});
