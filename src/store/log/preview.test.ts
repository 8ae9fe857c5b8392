import type { UnknownAction } from '@reduxjs/toolkit';
import { buildClaim, buildDraft } from '../../test/builders';
import { createLogCore, noteEvent } from '../../test/logCore';
import { registerReducers } from '../registerReducers';
import { tableOf } from '../table';
import { createPreview, sameFields } from './preview';

type Claims = ReturnType<typeof registerReducers.claims>;

const none: Claims = tableOf([]);

function open() {
  const { core } = createLogCore({ records: { claims: [buildClaim({ id: 'CL-1' })], drafts: [buildDraft()] } });
  const { preview, remembering } = createPreview(core.getState);
  let computed = 0;
  const reduce = remembering('claims', (state: Claims = none, action: UnknownAction) => {
    computed += 1;
    return registerReducers.claims(state, action);
  });
  const { ids, entities } = core.getState().claims;
  return { preview, reduce, remembering, claims: { ids, entities }, computed: () => computed };
}

test('what an event makes of a slice is computed once, for the preview and for the event', () => {
  const { preview, reduce, claims, computed } = open();
  const event = noteEvent(1);
  const after = preview(event).claims;
  expect(after?.entities).toMatchObject({ 'CL-1': { notes: [{ content: 'Note 1' }] } });
  // Persistence hands over a copy of the slice.
  expect(reduce({ ...claims }, event)).toBe(after);
  expect(computed()).toBe(0);
});

test('what was previewed of another event or on another slice counts for nothing', () => {
  const { preview, reduce, claims, computed } = open();
  const event = noteEvent(1);
  preview(event);
  const other = { ...claims, ...tableOf([buildClaim({ id: 'CL-1', rev: 5 })]) };
  expect(reduce(other, event).entities['CL-1']).toMatchObject({ rev: 5, notes: [{ content: 'Note 1' }] });
  expect(reduce(claims, noteEvent(2)).entities['CL-1']).toMatchObject({ notes: [{ content: 'Note 2' }] });
  expect(reduce(undefined, event)).toBe(none);
  expect(computed()).toBe(3);
});

test('an event that leaves a slice alone leaves the slice itself', () => {
  const { preview, reduce, claims } = open();
  const event = { type: 'nothing' };
  preview(event);
  expect(reduce(claims, event)).toBe(claims);
});

test('two objects have the same fields where each has what the other has, by reference', () => {
  const rows = {};
  expect(sameFields({ rows, count: 1 }, { count: 1, rows })).toBe(true);
  expect(sameFields({ rows }, { rows: {} })).toBe(false);
  expect(sameFields({ rows }, { rows, count: undefined })).toBe(false);
  expect(sameFields({ rows, count: undefined }, { rows })).toBe(false);
});
