import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { lifecycle, lifecycleActions } from '../domain/workflow/lifecycle';
import * as command from './command';
import * as events from './events';
import { foldSlice } from './log/reading/fold';
import { foldNow } from './table';
import { sliceNames, type StoredSlice } from './persistence/shapes/slices';
import { registerReducers } from './registerReducers';
import { aLongDay } from '../test/longDay';

const reduce = combineReducers(registerReducers);

/** Freezes a value whole, so that a reducer that changes it throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

let day: UnknownAction[];
beforeAll(async () => {
  day = await aLongDay();
});

test('the day holds every event there is', () => {
  const creators = [...events.eventVersions.keys(), events.registerLaidDown.type];
  const all = [...creators, ...lifecycleActions.map((action) => lifecycle[action].event)];
  expect([...new Set(day.map(({ type }) => type))].sort()).toEqual([...new Set(all)].sort());
});

test('an event that is heard a second time, at once or after the next, changes nothing', () => {
  let state = reduce(undefined, { type: 'start' });
  let previous: UnknownAction | undefined;
  for (const event of day) {
    const once = reduce(state, event);
    expect(reduce(once, event)).toEqual(once);
    // A draft is the exception: it is told whole, so an older telling of it is an older draft.
    if (previous && !/^(drafts|register|session|settings)\//.test(previous.type)) {
      expect(reduce(once, previous)).toEqual(once);
    }
    state = once;
    previous = event;
  }
});

test('reducers change neither state nor event, and answer the same again', () => {
  let state = frozen(reduce(undefined, { type: 'start' }));
  for (const event of day) {
    const before = JSON.stringify(state);
    const next = reduce(state, frozen(event));
    expect(reduce(state, event)).toEqual(next);
    expect(JSON.stringify(state)).toBe(before);
    state = frozen(next);
  }
});

test('folded in one batch, at once or in pieces, events make what they make one by one', async () => {
  const start = reduce(undefined, { type: 'start' });
  const oneByOne = day.reduce(reduce, start);
  expect(foldNow(reduce, frozen(start), day)).toEqual(oneByOne);
  const half = day.slice(0, day.length / 2).reduce(reduce, start);
  for (const name of sliceNames) {
    const read = JSON.parse(JSON.stringify(half[name])) as StoredSlice;
    const { slice, changed } = await foldSlice(name, read, day.slice(day.length / 2), () => Promise.resolve());
    expect(slice).toEqual(oneByOne[name]);
    if (!changed) continue;
    // Every record that is another than before is named.
    const { entities: before = {} }: StoredSlice = { ...half[name] };
    const { entities = {} } = slice;
    const other = [...Object.keys(before), ...Object.keys(entities)].filter(
      (id) => JSON.stringify(before[id]) !== JSON.stringify(entities[id]),
    );
    expect([...changed]).toEqual(expect.arrayContaining(other));
  }
});

test('what is no event changes nothing', () => {
  const state = day.reduce(reduce, reduce(undefined, { type: 'start' }));
  expect(reduce(state, { type: 'claims/somethingElse', payload: { claimId: 'CL-1' } })).toBe(state);
});

test('every event serializes, so that it can cross to another tab', () => {
  for (const event of day) expect(structuredClone(event)).toEqual(event);
});

test('every command is plain data, and decided again it is the same event', async () => {
  const made: { command: command.Command; decided: command.Decision<unknown>; again: unknown }[] = [];
  const decide = command.decide;
  const spy = jest.spyOn(command, 'decide').mockImplementation((state, asked, stamp) => {
    const decision = decide(state, asked, stamp);
    made.push({ command: asked, decided: decision, again: decide(state, structuredClone(asked), stamp) });
    return decision;
  });
  await aLongDay();
  spy.mockRestore();
  const kinds = made.map(({ command: { name }, decided }) => `${name} ${decided.ok && decided.event?.type}`);
  expect(new Set(kinds).size).toBeGreaterThan(30);
  for (const { decided, again, command: asked } of made) {
    expect(again).toEqual(decided);
    expect(JSON.parse(JSON.stringify(asked))).toEqual(asked);
  }
});
