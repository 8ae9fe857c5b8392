import { sampleSchedules } from '../../../domain/valuation/sampleSchedules';
import { isSameVersion } from '../../../domain/valuation/schedule';
import type { Schedule } from '../../../domain/valuation/scheduleRecord';
import { findUnsoundSchedule } from '../../../domain/register/soundness/scheduleSoundness';
import { findRecord } from '../../table';
import { isEqual } from '../../../domain/isEqual';
import { compareHistories, type Histories } from './histories';
import type { Entities, MergeOutcome, ItemOf } from './types';

/**
 * Sorts the valuation schedules of a file. Two that were made under one version apart from each other are a clash. Refused
 * are one that would be in force from the day of another, since no day has two, and withdrawals that would leave none.
 * @param now an instant
 */
export function planSchedules(
  { schedules: { entities } }: Pick<Entities, 'schedules'>,
  theirs: readonly Schedule[],
  histories: { ours: Histories; theirs: Histories },
  now: string,
): ItemOf<'schedules'>[] {
  const ours = [...sampleSchedules.filter(({ id }) => !findRecord(entities, id)), ...Object.values(entities)];
  const items = theirs.map((schedule) => planOne(ours, schedule, histories, now));
  const incoming = items.flatMap(({ outcome, theirs: their }) => (comesIn.includes(outcome) ? their : []));
  // The file may itself have withdrawn the one that is in force from that day here.
  const replaced = new Set(items.flatMap(({ id, outcome }) => (outcome === 'changed' ? id : [])));
  const others = [...ours.filter(({ id }) => !replaced.has(id)), ...incoming];
  const settled = items.map((item): ItemOf<'schedules'> => {
    const { id, outcome, theirs: their } = item;
    if (!comesIn.includes(outcome) || their.status !== 'published') return item;
    const sameDay = others.some((other) => other.id !== id && isInForceFrom(other, their.from));
    return sameDay ? { ...item, outcome: 'refused', reason: 'same_day' } : item;
  });
  const withdrawn = settled.filter(isWithdrawal);
  const stays = ours.some(({ id, status }) => status === 'published' && !withdrawn.some((item) => item.id === id));
  const comes = settled.some(
    ({ outcome, theirs: their }) => sureToCome.includes(outcome) && their.status === 'published',
  );
  if (stays || comes) return settled;
  return settled.map((item) => (isWithdrawal(item) ? { ...item, outcome: 'refused', reason: 'last_schedule' } : item));
}

const isWithdrawal = ({ outcome, ours, theirs }: ItemOf<'schedules'>) =>
  comesIn.includes(outcome) && ours?.status === 'published' && theirs.status === 'withdrawn';

const sureToCome: readonly MergeOutcome[] = ['added', 'changed'];
const comesIn: readonly MergeOutcome[] = [...sureToCome, 'clash'];

function planOne(
  ours: readonly Schedule[],
  theirs: Schedule,
  histories: { ours: Histories; theirs: Histories },
  now: string,
): ItemOf<'schedules'> {
  const { id } = theirs;
  const known = ours.find((one) => one.id === id);
  const item = { kind: 'schedules', id, ours: known, theirs } as const;
  const unsound = findUnsoundSchedule(theirs, now);
  if (unsound) return { ...item, outcome: 'refused', reason: unsound };
  if (!known && ours.some((one) => isSameVersion(one.id, id))) {
    return { ...item, outcome: 'refused', reason: 'same_version' };
  }
  if (known && isEqual({ ...known, rev: 0 }, { ...theirs, rev: 0 })) return { ...item, outcome: 'same' };
  const [our, their] = [histories.ours.of('schedule', id), histories.theirs.of('schedule', id)];
  if (known) return { ...item, ...compareHistories(our, their) };
  const isDeleted = [...our.values()].some(({ action }) => action === 'SCHEDULE_DISCARDED');
  return isDeleted ? { ...item, outcome: 'kept', reason: 'deleted_here' } : { ...item, outcome: 'added' };
}

const isInForceFrom = ({ status, from }: Schedule, day: string | undefined) => status === 'published' && from === day;
