import { storageAnswers } from './storageAnswers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('says within ten seconds how to go on where storage does not answer, and goes on with its answer', async () => {
  const told: boolean[] = [];
  let stands: () => boolean = () => false;
  let answer: (text: string) => void = () => undefined;
  const answered = storageAnswers(
    new Promise<string>((resolve) => {
      answer = resolve;
    }),
    (stillWaits) => {
      stands = stillWaits;
      told.push(stillWaits());
    },
  );
  await pass(7000);
  expect(told).toEqual([]);
  await pass(2000);
  expect(told).toEqual([true]);
  answer('the register');
  expect(await answered).toBe('the register');
  expect(stands()).toBe(false);
});

test('says nothing where it answers in time, or refuses', async () => {
  const tell = jest.fn();
  expect(await storageAnswers(Promise.resolve('at once'), tell)).toBe('at once');
  await expect(storageAnswers(Promise.reject(new Error('refused')), tell)).rejects.toThrow('refused');
  await pass(60_000);
  expect(tell).not.toHaveBeenCalled();
});
