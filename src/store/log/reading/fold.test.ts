import { breakReducer } from '../../../test/breakReducer';
import { buildClaim, buildSession } from '../../../test/builders';
import { noteEvent, stampAt } from '../../../test/logCore';
import { noRecords } from '../../../test/testRegister';
import { claimsReducer } from '../../claims/slice';
import { profileChanged, registerReplaced, signedIn, signedOut } from '../../events';
import type { StoredSlice } from '../../persistence/shapes/slices';
import { tableOf } from '../../table';
import { foldSlice } from './fold';

const claims = ['CL-1', 'CL-2', 'CL-3'].map((id) => buildClaim({ id }));
const events = [noteEvent(1, 'CL-1'), noteEvent(2, 'CL-3'), noteEvent(3, 'CL-1')];

/** A slice that was read for this alone. */
const read = (): StoredSlice => ({
  ids: claims.map(({ id }) => id),
  entities: Object.fromEntries(claims.map((claim) => [claim.id, claim])),
});
const yieldToMain = () => Promise.resolve();

test('events make of a slice what they make of it one after the other, and it is known which records they changed', async () => {
  const { slice, changed } = await foldSlice('claims', read(), events, yieldToMain);
  expect(slice).toEqual(events.reduce(claimsReducer, tableOf(claims)));
  expect([...(changed ?? [])].sort()).toEqual(['CL-1', 'CL-3']);
});

test('a slice that no event is about stays as it was read', async () => {
  const { slice, changed } = await foldSlice('claims', read(), [signedOut({}, stampAt(1))], yieldToMain);
  expect(slice).toEqual(read());
  expect(changed).toEqual([]);
});

test('they end at one on which the reducer throws, and it is said which', async () => {
  const { told } = breakReducer('claims', 'EVENT-2');
  expect(await foldSlice('claims', read(), events, yieldToMain)).toMatchObject({ failedAt: 1 });
  expect(told).toHaveBeenCalledWith(new Error('Broken by EVENT-2'));
});

test('where another register took its place, all of it may have changed', async () => {
  const emptied = { how: 'emptied' as const, claimsBefore: 3, records: { ...noRecords, savedViews: [] } };
  const replaced = registerReplaced(emptied, stampAt(4));
  const { slice, changed } = await foldSlice('claims', read(), [...events, replaced], yieldToMain);
  expect(slice).toMatchObject({ ids: [], entities: {} });
  expect(changed).toBeUndefined();
});

test('small fields go through events one after the other too, on top of what a slice has where none are stored', async () => {
  const session = buildSession();
  const events = [
    signedIn({ session, userAgent: 'test' }, stampAt(1)),
    profileChanged({ before: { name: session.name }, after: { name: 'Sarah Biira' } }, stampAt(2)),
  ];
  const { slice, changed } = await foldSlice('session', {}, events, yieldToMain);
  expect(slice).toEqual({ current: { ...session, name: 'Sarah Biira' }, ended: null });
  expect(changed).toEqual([]);
  expect((await foldSlice('settings', {}, [], yieldToMain)).slice).toHaveProperty('preferences');
});
