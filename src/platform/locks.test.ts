import { holdLock, withLock } from './locks';

test('two deeds under one lock take turns, and a failed one lets the next go on', async () => {
  const order: string[] = [];
  const first = withLock('register', async () => {
    order.push('first starts');
    await Promise.resolve();
    order.push('first ends');
    throw new Error('refused');
  });
  const second = withLock('register', () => {
    order.push('second');
    return 'done';
  });
  await expect(first).rejects.toThrow('refused');
  expect(await second).toBe('done');
  expect(order).toEqual(['first starts', 'first ends', 'second']);
});

test('a lock held elsewhere is answered at once, and free again after its release', async () => {
  const lost = jest.fn();
  const first = await holdLock('draft/1', lost);
  expect(first.held).toBe(true);
  expect(await holdLock('draft/1', lost)).toEqual({ held: false });
  if (first.held) await first.release();
  expect((await holdLock('draft/1', lost)).held).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});

test('stealing tells the tab that lost it', async () => {
  const firstLost = jest.fn();
  const secondLost = jest.fn();
  await holdLock('draft/2', firstLost);
  expect((await holdLock('draft/2', secondLost, { steal: true })).held).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(firstLost).toHaveBeenCalledTimes(1);
  expect(secondLost).not.toHaveBeenCalled();
});
