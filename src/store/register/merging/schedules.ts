import { sampleSchedules } from '../../../domain/valuation/sampleSchedules';
import type { Schedule } from '../../../domain/valuation/scheduleRecord';
import { findUnsoundSchedule } from '../../../domain/register/soundness/scheduleSoundness';
import { findRecord } from '../../findRecord';
import { isEqual } from '../isEqual';
import { compareHistories, type Histories } from './histories';
import type { Entities, MergeOutcome, ScheduleItem } from './types';

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
  const items = theirs.map((schedule) => planOne(ours, schedule, histories, now));
  const incoming = items.flatMap(({ outcome, theirs: their }) => (comesIn.includes(outcome) ? their : []));
  // The file may itself have withdrawn the one that is in force from that day here.
  const replaced = new Set(items.flatMap(({ id, outcome }) => (outcome === 'changed' ? id : [])));
  const others = [...ours.filter(({ id }) => !replaced.has(id)), ...incoming];
  return items.map((item) => {
    const { id, outcome, theirs: their } = item;
    if (!comesIn.includes(outcome) || their.status !== 'published') return item;
    const sameDay = others.some((other) => other.id !== id && isInForceFrom(other, their.from));
    return sameDay ? { ...item, outcome: 'refused', reason: 'same_day' } : item;
  });
}

const comesIn: readonly MergeOutcome[] = ['added', 'changed', 'clash'];

function planOne(
  ours: readonly Schedule[],
  theirs: Schedule,
  histories: { ours: Histories; theirs: Histories },
  now: string,
): ScheduleItem {
  const { id } = theirs;
  const known = ours.find((one) => one.id === id);
  const item = { kind: 'schedules', id, ours: known, theirs } as const;
  const unsound = findUnsoundSchedule(theirs, now);
  if (unsound) return { ...item, outcome: 'refused', reason: unsound };
  if (known && isEqual({ ...known, rev: 0 }, { ...theirs, rev: 0 })) return { ...item, outcome: 'same' };
  const [our, their] = [histories.ours.ofSchedule(id), histories.theirs.ofSchedule(id)];
  if (known) return { ...item, ...compareHistories(our, their) };
  const isDeleted = [...our.values()].some(({ action }) => action === 'SCHEDULE_DISCARDED');
  return isDeleted ? { ...item, outcome: 'kept', reason: 'deleted_here' } : { ...item, outcome: 'added' };
}

const isInForceFrom = ({ status, from }: Schedule, day: string | undefined) => status === 'published' && from === day;
