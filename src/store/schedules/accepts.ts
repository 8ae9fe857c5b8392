import { checkForm } from '../../domain/form/checkForm';
import { findDeedRefusal } from '../../domain/register/kinds/deeds';
import { isWholeSchedule } from '../../domain/register/soundness/scheduleSoundness';
import type { Refusal } from '../../domain/refusal';
import type { Actor } from '../../domain/user/user';
import { isLastPublished, isSameVersion } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { publishSchemaFor } from '../../domain/valuation/scheduleForm';
import type { Words } from '../../domain/words';
import type { Target } from '../command';
import type { Register } from '../registerReducers';
import type { recordChanged } from '../events';
import { isEqual } from '../../domain/isEqual';
import { findSchedule, selectSchedules } from './selectors';

/*
 * What every copy of the register asks of an event on valuation schedules, and the first part of each decision on one.
 */

export type ScheduleEvent = ReturnType<typeof recordChanged.schedules>;

export type How = ScheduleEvent['payload']['how'];

/** A schedule as it stood at a revision, for a deed on it. Refuses another role, an unknown schedule and one that was changed since. */
export function findScheduleTarget(
  register: Register,
  how: How,
  [target]: readonly Target[],
  { role }: Actor,
): { schedule: Schedule } | { refusal: Refusal } {
  const wrongRole = findDeedRefusal('schedules', how, role);
  if (wrongRole) return { refusal: wrongRole };
  const schedule = target && findSchedule(register, target.id);
  if (!schedule) return { refusal: unknownSchedule };
  return schedule.rev === target.rev ? { schedule } : { refusal: changedRefusal(schedule) };
}

/** Whether there is a schedule with this version. */
export const isTaken = (register: Register, id: string) =>
  selectSchedules(register).some((schedule) => isSameVersion(schedule.id, id));

/** The status that each event starts from and leads to. */
const changes: Record<How, { from: Status; to: Status }> = {
  copied: { from: 'none', to: 'draft' },
  edited: { from: 'draft', to: 'draft' },
  published: { from: 'draft', to: 'published' },
  withdrawn: { from: 'published', to: 'withdrawn' },
  discarded: { from: 'draft', to: 'none' },
};

type Status = Schedule['status'] | 'none';

/**
 * Refuses another role, a schedule that changed since, an event that its status does not allow, rates that are incomplete or
 * change with anything but an edit, a day that is not after that of every published one, and to leave none published.
 */
export function acceptsSchedule(register: Register, { payload, meta }: ScheduleEvent): Refusal | undefined {
  const { how, before, after } = payload;
  const wrongRole = findDeedRefusal('schedules', how, meta.actor.role);
  if (wrongRole) return wrongRole;
  const current = before && findSchedule(register, before.id);
  if (before && current?.rev !== before.rev) return current ? changedRefusal(current) : unknownSchedule;
  if (after && !before && isTaken(register, after.id)) return versionTaken;
  const { from, to } = changes[how];
  if ((current?.status ?? 'none') !== from) return from === 'published' ? notPublished : publishedAlready;
  if ((after?.status ?? 'none') !== to || (after && !followsOn(after, current, how))) return unfit;
  if (how === 'withdrawn' && current && isLastPublished(selectSchedules(register), current)) return lastOne;
  if (how !== 'published') return undefined;
  const checked = checkForm(publishSchemaFor(selectSchedules(register)), { from: after?.from ?? '' });
  return checked.ok ? undefined : checked.refusal;
}

/** Whether a schedule is whole, and the next revision of the one before. */
function followsOn(after: Schedule, before: Schedule | undefined, how: How): boolean {
  const isNext = after.rev === (before?.rev ?? 0) + 1 && after.isSample === (before?.isSample ?? false);
  const isSameOne =
    !before || (after.id === before.id && (how === 'edited' || isEqual(termsOf(after), termsOf(before))));
  const isSameDay = how !== 'withdrawn' || after.from === before?.from;
  return isNext && isSameOne && isSameDay && isWholeSchedule(after);
}

const termsOf = ({ rates, stages, caps }: Schedule) => ({ rates, stages, caps });

/** The refusal of a change to a schedule that somebody else has changed since. */
const changedRefusal = ({ changedAt, changedBy }: Schedule): Refusal => ({
  code: 'changed',
  message: 'Not saved: {{user}} changed this schedule on {{time}}. Check it and try again.',
  params: { user: changedBy },
  instants: { time: changedAt },
});

const unknownSchedule: Refusal = { code: 'not_found', message: 'This schedule no longer exists.' };

export const publishedAlready: Refusal = {
  code: 'wrong_status',
  message: 'This schedule is published. Copy it to a new version to change it.',
};

export const notPublished: Refusal = { code: 'wrong_status', message: 'This schedule is not published.' };

const unfit: Refusal = { code: 'invalid', message: 'This change does not fit the schedule. Nothing was changed.' };

export const lastOne: Refusal = {
  code: 'invalid',
  message: 'This is the only published schedule. Publish another one first.',
};

const takenMessage: Words = 'There is already a schedule with this version';
export const versionTaken: Refusal = { code: 'invalid', message: takenMessage, fields: { id: takenMessage } };
