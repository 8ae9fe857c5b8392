import { buildHold } from '../../test/builders';
import { findHold, isToLookAgain } from './holding';

const released = { because: 'Decided', releasedOn: '2025-07-28T09:00:00.000Z', releasedBy: 'Ruth' };

test('the last hold stands until it is released', () => {
  const hold = buildHold();
  expect(findHold({})).toBeUndefined();
  expect(findHold({ holds: [buildHold({ released }), hold] })).toBe(hold);
  expect(findHold({ holds: [buildHold({ released })] })).toBeUndefined();
});

test('the day to look again has come on that day, and stays so', () => {
  const comes = (today: string) => isToLookAgain({ lookAgainOn: '2025-07-28' }, today);
  expect(['2025-07-27', '2025-07-28', '2026-01-01'].map(comes)).toEqual([false, true, true]);
  expect(isToLookAgain({}, '2026-01-01')).toBe(false);
});
