import { openChannel, type Channel } from './channel';

const open: Channel<string>[] = [];
const tab = () => {
  const channel = openChannel<string>('register');
  open.push(channel);
  return channel;
};

afterEach(() => {
  open.splice(0).forEach((channel) => channel.close());
});

test('a message reaches the other tabs, not its sender', async () => {
  const [first, second] = [tab(), tab()];
  const heardByFirst = jest.fn();
  first.listen(heardByFirst);
  const heard = new Promise((resolve) => second.listen(resolve));
  first.post('claims/approved');
  expect(await heard).toBe('claims/approved');
  expect(heardByFirst).not.toHaveBeenCalled();
});

test('a stopped listener hears nothing more', async () => {
  const [first, second] = [tab(), tab()];
  const stopped = jest.fn();
  second.listen(stopped)();
  const heard = new Promise((resolve) => second.listen(resolve));
  first.post('claims/rejected');
  await heard;
  expect(stopped).not.toHaveBeenCalled();
});
