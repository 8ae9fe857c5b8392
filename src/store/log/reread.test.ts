import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { buildClaim, buildUser } from '../../test/builders';
import { noteEvent } from '../../test/logCore';
import { addRows, tableOf, type EntityTable } from '../table';
import type { StoredSlice } from '../persistence/shapes/slices';
import { registerReducers } from '../registerReducers';
import { registerCaughtUp, registerReread, withReread } from './reread';

const reduceClaims = withReread('claims', registerReducers.claims);
const claims = tableOf([buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })]);

test('a register that was read again takes the place of what memory showed, slice by slice', () => {
  const read = tableOf([buildClaim({ id: 'CL-9' })]);
  const users = tableOf([buildUser()]);
  const action = registerReread({ claims: { ...read }, users: { ...users } });
  expect(reduceClaims(claims, action)).toEqual(read);
  expect(withReread('users', registerReducers.users)(undefined, action)).toEqual(users);
});

test('a slice that was not read again stays as it is', () => {
  expect(reduceClaims(claims, registerReread({ users: { ...tableOf([buildUser()]) } }))).toEqual(claims);
});

test('what a slice has of its own beside the fields that were read stays', () => {
  const reduce: Reducer<StoredSlice> = (state = { ids: ['old'], own: 1 }) => state;
  const after = withReread('settings', reduce)(undefined, registerReread({ settings: { ids: ['read'] } }));
  expect(after).toEqual({ ids: ['read'], own: 1 });
});

test('what other tabs have done is shown one event after the other, as if each had been heard by itself', () => {
  const events = [noteEvent(1), noteEvent(2), noteEvent(3, 'CL-2')];
  const oneByOne = events.reduce<typeof claims>((state, event) => reduceClaims(state, event), claims);
  const caughtUp = reduceClaims(claims, registerCaughtUp({ events }));
  expect(caughtUp).toEqual(oneByOne);
  expect(caughtUp.entities['CL-1']?.notes.map(({ content }) => content)).toEqual(['Note 1', 'Note 2']);
  expect(caughtUp.entities['CL-2']?.notes).toHaveLength(1);
});

test('what was shown before is not changed by it', () => {
  const before = structuredClone(claims);
  const caughtUp = reduceClaims(claims, registerCaughtUp({ events: [noteEvent(1)] }));
  expect(claims).toEqual(before);
  expect(caughtUp.entities['CL-1']).not.toBe(claims.entities['CL-1']);
  expect(caughtUp.entities['CL-2']).toBe(claims.entities['CL-2']);
});

test('however many events are caught up with, the table of a slice is copied once', () => {
  type Row = { id: string };
  const seen = new Set<object>();
  const reduce = (state: EntityTable<Row> = tableOf<Row>([]), action: UnknownAction) => {
    if (!('meta' in action)) return state;
    const next = addRows(state, [{ id: `R-${state.ids.length}` }]);
    seen.add(next.entities);
    return next;
  };
  const events = Array.from({ length: 20 }, (_, place) => noteEvent(place + 1));
  const after = withReread<EntityTable<Row>>('claims', reduce)(tableOf<Row>([]), registerCaughtUp({ events }));
  expect(after.ids).toHaveLength(20);
  expect(seen.size).toBe(1);
});

test('any other action is the own affair of the slice', () => {
  const event = noteEvent(1);
  expect(reduceClaims(claims, event)).toEqual(registerReducers.claims(claims, event));
  expect(reduceClaims(claims, { type: 'something else' })).toBe(claims);
});
