import {
  compareSnapshots,
  isDailyDue,
  lastDailyTime,
  nextDailyTime,
  nextSnapshotNumber,
  surplusSnapshots,
  type Snapshot,
} from './snapshot';

const snapshot = (takenAt: string, kind: Snapshot['kind'] = 'daily'): Snapshot => ({
  id: takenAt + kind,
  kind,
  takenAt,
  claims: 0,
  size: 0,
});
const at = Date.parse;

test.each([
  ['2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T09:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  // Two in the morning in Kampala, already the next day there.
  ['2026-11-20T23:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T23:59:59.999Z', '2026-11-20T00:00:00.000Z'],
])('at %s the daily snapshot last fell due at %s, 3:00 AM in Kampala', (now, due) => {
  expect(new Date(lastDailyTime(at(now))).toISOString()).toBe(due);
  expect(new Date(nextDailyTime(at(now))).toISOString()).toBe('2026-11-21T00:00:00.000Z');
});

test('it is due once after 3:00 AM, and a snapshot before a replacement does not count', () => {
  const now = at('2026-11-20T09:00:00.000Z');
  expect(isDailyDue([], now)).toBe(true);
  expect(isDailyDue([snapshot('2026-11-19T23:59:00.000Z')], now)).toBe(true);
  expect(isDailyDue([snapshot('2026-11-20T08:00:00.000Z', 'before')], now)).toBe(true);
  expect(isDailyDue([snapshot('2026-11-20T00:00:00.000Z')], now)).toBe(false);
});

test('one of the future, taken when the clock was ahead, is not today’s', () => {
  const now = at('2026-11-20T09:00:00.000Z');
  expect(isDailyDue([snapshot('2027-11-20T00:00:00.000Z')], now)).toBe(true);
});

test('taken after the clock was put back, the last one is not the first to go', () => {
  const days = ['11', '12', '13', '14', '15', '16', '17'].map((day) => snapshot(`2027-11-${day}T01:00:00.000Z`));
  const numbered = { ...snapshot('2026-11-20T01:00:00.000Z'), number: nextSnapshotNumber(days) };
  const next = { ...snapshot('2026-11-19T01:00:00.000Z'), number: nextSnapshotNumber([...days, numbered]) };
  expect(surplusSnapshots([...days, numbered, next], 'daily')).toEqual([days[1], days[0]]);
  expect([numbered, ...days, next].sort(compareSnapshots).slice(0, 3)).toEqual([next, numbered, days[6]]);
});

test('the last seven of a kind stay', () => {
  const days = ['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((day) => `2026-11-${day}T01:00:00.000Z`);
  const snapshots = [...days.map((day) => snapshot(day)), snapshot('2026-11-01T01:00:00.000Z', 'before')];
  expect(surplusSnapshots(snapshots, 'daily').map(({ takenAt }) => takenAt)).toEqual([days[1], days[0]]);
  expect(surplusSnapshots(snapshots, 'before')).toEqual([]);
});
