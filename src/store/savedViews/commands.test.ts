import { emptyFilter } from '../../domain/claim/list/claimFilter';
import type { ClaimsView } from '../../domain/claim/list/savedView';
import { openRegister, recordEvents } from '../../test/openRegister';
import { signInAs, type Tab } from '../../test/testRegister';
import type { Command } from '../command';
import { overtakenCommand } from '../log/decidingAgain';
import { deleteView, renameView, restoreView, saveView } from './commands';
import { selectMyViews } from './selectors';

const view: ClaimsView = {
  filter: {
    ...emptyFilter,
    search: 'obua',
    status: ['paid'],
    dateRange: { from: '2026-01-01' },
    createdBy: ['Sarah Auma'],
  },
  sort: 'status',
  order: 'asc',
  size: 100,
};

const namesIn = ({ store }: Tab) => selectMyViews(store.getState()).map(({ name }) => name);

async function save({ store }: Tab, name: string) {
  const result = await store.dispatch(saveView({ name }, view));
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.id;
}

test('a view is kept for its owner, outlives a reload and leaves no audit event', async () => {
  const { browser, tab } = await openRegister({}, 'finance');
  const audit = tab.store.getState().audit.ids.length;
  const events = recordEvents(tab);
  await save(tab, ' Paid to Obua ');
  expect(events.map(({ type }) => type)).toEqual(['savedViews/saved']);
  expect(tab.store.getState().audit.ids).toHaveLength(audit);

  const again = browser.openTab();
  await again.opened;
  expect(selectMyViews(again.store.getState())).toEqual([
    { id: expect.stringMatching(/^VIEW-/), name: 'Paid to Obua', owner: 'finance@uwa.example', view },
  ]);
  expect(again.store.getState().storage.setAside).toEqual([]);
});

test('views follow into the other tabs, by name', async () => {
  const { browser, tab } = await openRegister({}, 'finance');
  const other = browser.openTab();
  await other.opened;
  const id = await save(tab, 'Paid');
  await save(tab, 'all of Kasese');
  expect(namesIn(other)).toEqual(['all of Kasese', 'Paid']);
  await other.store.dispatch(renameView(id, { name: 'A first' }));
  expect(namesIn(tab)).toEqual(['A first', 'all of Kasese']);
  await other.store.dispatch(deleteView(id));
  expect(namesIn(tab)).toEqual(['all of Kasese']);
});

test('nobody sees, renames or deletes the views of another', async () => {
  const { tab } = await openRegister({}, 'finance');
  const id = await save(tab, 'Paid');
  await signInAs(tab, 'admin');
  expect(namesIn(tab)).toEqual([]);
  const before = tab.store.getState();
  expect(await tab.store.dispatch(renameView(id, { name: 'Mine' }))).toMatchObject({ refusal: { code: 'not_found' } });
  expect(await tab.store.dispatch(deleteView(id))).toMatchObject({ refusal: { code: 'not_found' } });
  expect(tab.store.getState()).toBe(before);
  // The same name is free for another person.
  await save(tab, 'Paid');
  await signInAs(tab, 'finance', 'FINANCE@uwa.example');
  expect(selectMyViews(tab.store.getState()).map((mine) => mine.id)).toEqual([id]);
});

test.each([
  ['', 'Name is required'],
  ['   ', 'Name is required'],
  ['x'.repeat(61), 'This text is too long'],
  ['pAid ', 'You have another view of this name'],
])('the name "%s" is refused at its field', async (name, message) => {
  const { tab } = await openRegister({}, 'finance');
  await save(tab, 'Paid');
  const id = await save(tab, 'x'.repeat(60));
  const refused = { ok: false, refusal: { code: 'invalid', fields: { name: message } } };
  expect(await tab.store.dispatch(saveView({ name }, view))).toMatchObject(refused);
  expect(await tab.store.dispatch(renameView(id, { name }))).toMatchObject(refused);
  expect(namesIn(tab)).toEqual(['Paid', 'x'.repeat(60)]);
});

test('a deleted view comes back as it was, to its owner alone and not beside another of its name', async () => {
  const { tab } = await openRegister({}, 'finance');
  const id = await save(tab, 'Kasese');
  const [before] = selectMyViews(tab.store.getState());
  if (!before) throw new Error('no view');
  expect(await tab.store.dispatch(restoreView(before))).toMatchObject({ ok: false });
  await tab.store.dispatch(deleteView(id));
  expect(await tab.store.dispatch(restoreView({ ...before, owner: 'x@uwa.example' }))).toMatchObject({ ok: false });
  expect(await tab.store.dispatch(restoreView(before))).toMatchObject({ ok: true });
  expect(selectMyViews(tab.store.getState())).toEqual([before]);
});

test('a view may change the case of its own name', async () => {
  const { tab } = await openRegister({}, 'finance');
  const id = await save(tab, 'Paid');
  expect(await tab.store.dispatch(renameView(id, { name: 'PAID' }))).toMatchObject({ ok: true });
  expect(namesIn(tab)).toEqual(['PAID']);
});

test.each([
  ['savedViews/rename', 'Rename view'],
  ['savedViews/delete', 'Delete view'],
])('what falls of a view names the view: %s', async (name, label) => {
  const { tab } = await openRegister({}, 'finance');
  const viewId = await save(tab, 'Paid to Obua');
  const command: Command = { v: 1, name, targets: [], form: { viewId, name: 'Another' } };
  expect(overtakenCommand(tab.store.getState(), command)).toEqual({ label, subjects: ['Paid to Obua'] });
});
