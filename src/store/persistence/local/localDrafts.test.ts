import type { DraftRow } from '../../../domain/register/eventLog';
import { buildDraft } from '../../../test/builders';
import { createBackend } from '../../../test/testRegister';
import { createLocalDrafts } from './localDrafts';
import { createLocalTexts } from './localTexts';

const key = 'reg/drafts/DRAFT-1';
const otherKey = 'reg/drafts/DRAFT-2';
const textAt = (minute: number) => JSON.stringify(buildDraft({ updatedAt: `2025-06-15T08:0${minute}:00.000Z` }));
const rowAt = (minute: number, text: string | null = textAt(minute)): DraftRow => ({
  key,
  text,
  at: `2025-06-15T08:0${minute}:00.000Z`,
});

function open(stored: Record<string, string> = {}, capacity = Infinity) {
  const backend = createBackend(capacity);
  for (const [name, text] of Object.entries(stored)) backend.texts.set(name, text);
  return { texts: backend.texts, drafts: createLocalDrafts(createLocalTexts(backend)) };
}

test('of the texts in localStorage and in the database the one saved last counts', () => {
  const { drafts } = open({ [key]: textAt(5) });
  drafts.overlay([rowAt(3)]);
  expect(drafts.get(key)).toBe(textAt(5));
  drafts.overlay([rowAt(7)]);
  expect(drafts.get(key)).toBe(textAt(7));
  // Discarded after it was saved.
  drafts.overlay([rowAt(7, null)]);
  expect(drafts.get(key)).toBeNull();
  const { drafts: lost } = open();
  lost.overlay([rowAt(3)]);
  expect(lost.get(key)).toBe(textAt(3));
  expect(lost.keys(['reg/claims/CL-1', otherKey]).sort()).toEqual([key, otherKey]);
});

test('what localStorage has lost is written back, once the database has been asked again', () => {
  const { drafts, texts } = open();
  drafts.overlay([rowAt(3), { key: otherKey, text: 'x', at: '2025-06-15T08:00:00.000Z' }]);
  expect(drafts.isBehind()).toBe(true);
  // Meanwhile another tab has discarded one of them.
  drafts.heal([rowAt(3), { key: otherKey, text: null, at: '2025-06-15T08:09:00.000Z' }]);
  expect(drafts.save().stored).toBe(true);
  expect(Object.fromEntries(texts)).toEqual({ [key]: textAt(3) });
  expect(drafts.isBehind()).toBe(false);
});

test('what the database has of it is not given to that again, until something else is typed', () => {
  const { drafts } = open({ [key]: textAt(1), filler: 'x'.repeat(500) }, 0);
  drafts.overlay([rowAt(3)]);
  drafts.heal([rowAt(3)]);
  expect(drafts.save()).toEqual({ stored: false, writes: [] });
  expect(drafts.unkept()).toEqual([]);
  expect(drafts.count()).toBe(1);
  drafts.put(key, textAt(5));
  expect(drafts.save()).toEqual({ stored: false, writes: [[key, textAt(5)]] });
  // And back: the database has the other by now.
  drafts.put(key, textAt(3));
  expect(drafts.unkept()).toEqual([[key, textAt(3)]]);
});

test('what localStorage has later is to be given to the database all the same', () => {
  const { drafts } = open({ [key]: textAt(5) });
  drafts.overlay([rowAt(3)]);
  drafts.heal([rowAt(3)]);
  expect(drafts.unkept()).toEqual([[key, textAt(5)]]);
});

test('drafts that find no room wait, all of them, until there is some', () => {
  const { drafts, texts } = open({ filler: 'x'.repeat(500) }, 600 + textAt(1).length);
  drafts.put(key, textAt(1));
  drafts.put(otherKey, 'x'.repeat(200));
  expect(drafts.save()).toEqual({ stored: false, writes: [...drafts.waiting] });
  expect([...texts.keys()]).toEqual(['filler']);
  expect(drafts.count()).toBe(2);
  texts.delete('filler');
  expect(drafts.save().stored).toBe(true);
  expect(drafts.count()).toBe(0);
  expect(texts.get(key)).toBe(textAt(1));
});

test('what the database has refused is unsaved, and is offered to it as localStorage has it then', () => {
  const { drafts, texts } = open({ [key]: textAt(1) });
  drafts.note([[key, textAt(1)]], false);
  expect(drafts.count()).toBe(1);
  texts.set(key, textAt(2));
  expect(drafts.unkept()).toEqual([[key, textAt(2)]]);
  // That the database has taken a text of before does not count.
  drafts.note([[key, textAt(1)]], true);
  expect(drafts.count()).toBe(1);
  drafts.note([[key, textAt(2)]], true);
  expect(drafts.count()).toBe(0);
  expect(drafts.unkept()).toEqual([]);
});

test('a draft that another tab has saved waits for nothing here', () => {
  const { drafts, texts } = open();
  drafts.put(key, 'mine');
  drafts.note([[key, null]], false);
  drafts.forget(key);
  expect(drafts.count()).toBe(0);
  drafts.save();
  expect(texts.size).toBe(0);
});
