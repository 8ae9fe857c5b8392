import type { UnknownAction } from '@reduxjs/toolkit';
import { previewable, sameFields } from './preview';

type Counted = { count: number };

function open() {
  let computed = 0;
  const counting = previewable((state: Counted = { count: 0 }, action: UnknownAction): Counted => {
    computed += 1;
    return action.type === 'more' ? { count: state.count + 1 } : state;
  });
  return { ...counting, computed: () => computed };
}

const more = () => ({ type: 'more' });

test('what an event makes of a slice is computed once, for the preview and for the event', () => {
  const { preview, reduce, computed } = open();
  const event = more();
  const after = preview({ count: 1 }, event);
  expect(after).toEqual({ count: 2 });
  // Persistence hands over a copy of the slice.
  expect(reduce({ count: 1 }, event)).toBe(after);
  expect(computed()).toBe(1);
});

test('what was previewed of another event or on another slice counts for nothing', () => {
  const { preview, reduce } = open();
  const event = more();
  preview({ count: 1 }, event);
  expect(reduce({ count: 5 }, event)).toEqual({ count: 6 });
  preview({ count: 1 }, more());
  expect(reduce({ count: 1 }, { type: 'nothing' })).toEqual({ count: 1 });
});

test('an event that leaves a slice alone leaves the slice itself', () => {
  const { preview, reduce } = open();
  const event = { type: 'nothing' };
  const state = { count: 1 };
  preview({ ...state }, event);
  expect(reduce(state, event)).toBe(state);
});

test('two objects have the same fields where each has what the other has, by reference', () => {
  const rows = {};
  expect(sameFields({ rows, count: 1 }, { count: 1, rows })).toBe(true);
  expect(sameFields({ rows }, { rows: {} })).toBe(false);
  expect(sameFields({ rows }, { rows, count: undefined })).toBe(false);
  expect(sameFields({ rows, count: undefined }, { rows })).toBe(false);
});
