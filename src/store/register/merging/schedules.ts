import { sampleSchedules } from '../../../domain/valuation/sampleSchedules';
import type { Schedule } from '../../../domain/valuation/scheduleRecord';
import { findUnsoundSchedule } from '../../../domain/register/scheduleSoundness';
import { findRecord } from '../../findRecord';
import { isEqual } from '../isEqual';
import { compareHistories, type Histories } from './histories';
import type { Entities, ScheduleItem } from './types';

/**
 * Sorts the valuation schedules of a file. Two that were made under one version apart from each other are a clash. One that
 * would be in force from the day of another is refused: no day has two.
 * @param now an instant
 */
export function planSchedules(
  { schedules: { entities } }: Pick<Entities, 'schedules'>,
  theirs: readonly Schedule[],
  histories: { ours: Histories; theirs: Histories },
  now: string,
): ScheduleItem[] {
  const ours = [...sampleSchedules.filter(({ id }) => !findRecord(entities, id)), ...Object.values(entities)];
  return theirs.map((schedule) => {
    const { id } = schedule;
    const known = ours.find((one) => one.id === id);
    const item = { kind: 'schedules', id, ours: known, theirs: schedule } as const;
    const unsound = findUnsoundSchedule(schedule, now);
    if (unsound) return { ...item, outcome: 'refused', reason: unsound };
    if (known && isEqual({ ...known, rev: 0 }, { ...schedule, rev: 0 })) return { ...item, outcome: 'same' };
    const sameDay = ours.some((one) => one.id !== id && isInForceFrom(one, schedule.from));
    if (schedule.status === 'published' && sameDay) return { ...item, outcome: 'refused', reason: 'same_day' };
    const [our, their] = [histories.ours.ofSchedule(id), histories.theirs.ofSchedule(id)];
    if (known) return { ...item, ...compareHistories(our, their) };
    const isDeleted = [...our.values()].some(({ action }) => action === 'SCHEDULE_DISCARDED');
    return isDeleted ? { ...item, outcome: 'kept', reason: 'deleted_here' } : { ...item, outcome: 'added' };
  });
}

const isInForceFrom = ({ status, from }: Schedule, day: string | undefined) => status === 'published' && from === day;
