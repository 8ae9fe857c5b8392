import { act, renderHook } from '@testing-library/react';
import { useToday } from './useToday';

afterEach(() => jest.useRealTimers());

test('the day turns at midnight in Kampala while the screen is open', () => {
  // 20:59 UTC is a minute to midnight there.
  jest.useFakeTimers({ now: new Date('2026-02-28T20:59:00.000Z') });
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-02-28');
  act(() => jest.advanceTimersByTime(90_000));
  expect(result.current).toBe('2026-03-01');
});
