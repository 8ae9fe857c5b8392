import { completeClaimantForm } from '../../test/builders';
import { createAutosave } from './autosave';

const typing = (fullName: string) => ({ claimant: completeClaimantForm({ fullName }) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(stored = true) {
  const save = jest.fn<boolean, [object]>(() => stored);
  return { save, autosave: createAutosave(save) };
}

test('a burst of typing is one save, after a pause', () => {
  const { save, autosave } = setUp();
  for (const name of ['G', 'Gr', 'Gra']) {
    autosave.typed(typing(name));
    jest.advanceTimersByTime(100);
  }
  expect(save).not.toHaveBeenCalled();
  expect(autosave.state()).toEqual({ kind: 'saving' });
  jest.advanceTimersByTime(200);
  expect(save.mock.calls).toEqual([[typing('Gra')]]);
  expect(autosave.state()).toMatchObject({ kind: 'saved' });
});

test('typing without a pause goes unsaved for less than half a second', () => {
  const { save, autosave } = setUp();
  for (let key = 0; key < 50; key += 1) {
    autosave.typed(typing(`name ${key}`));
    jest.advanceTimersByTime(100);
    const [last] = save.mock.lastCall ?? [];
    // The fifth letter back, half a second old, is kept already.
    if (key >= 5) expect(Number(/name (\d+)/.exec(JSON.stringify(last))?.[1])).toBeGreaterThan(key - 5);
  }
});

test('a flush saves at once and leaves nothing to save twice', () => {
  const { save, autosave } = setUp();
  autosave.typed(typing('Grace'));
  autosave.flush();
  autosave.flush();
  jest.runAllTimers();
  expect(save).toHaveBeenCalledTimes(1);
});

test('what could not be stored says so and is tried again', () => {
  const save = jest.fn(() => false);
  const autosave = createAutosave(save);
  const heard = jest.fn();
  autosave.subscribe(heard);
  autosave.typed(typing('Grace'));
  autosave.flush();
  expect(autosave.state()).toEqual({ kind: 'unsaved' });
  save.mockReturnValue(true);
  autosave.flush();
  expect(save).toHaveBeenCalledTimes(2);
  expect(autosave.state()).toMatchObject({ kind: 'saved' });
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a step saved whole takes the place of what was typed', () => {
  const { save, autosave } = setUp();
  autosave.typed(typing('Grace'));
  autosave.settled(true);
  jest.runAllTimers();
  expect(save).not.toHaveBeenCalled();
});

test('a draft that another tab took is saved once more and then left alone', () => {
  const { save, autosave } = setUp();
  autosave.typed(typing('Grace'));
  autosave.close();
  expect(save).toHaveBeenCalledTimes(1);
  autosave.typed(typing('Grace B'));
  jest.runAllTimers();
  expect(save).toHaveBeenCalledTimes(1);
});
