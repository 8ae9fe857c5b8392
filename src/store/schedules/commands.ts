import { checkForm } from '../../domain/form/checkForm';
import { isLastPublished } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import {
  contentOf,
  copySchema,
  publishSchemaFor,
  scheduleSchema,
  withdrawSchema,
  type CopyForm,
  type PublishForm,
  type ScheduleForm,
  type WithdrawForm,
} from '../../domain/valuation/scheduleForm';
import { defineCommand, refuse, type Decision, type Target } from '../command';
import type { Register } from '../registerReducers';
import { commit } from '../commit';
import { recordChanged, type Stamp } from '../events';
import {
  acceptsSchedule,
  findScheduleTarget,
  isTaken,
  lastOne,
  notPublished,
  publishedAlready,
  versionTaken,
  type How,
  type ScheduleEvent,
} from './accepts';
import { selectSchedules } from './selectors';

/*
 * The commands on valuation schedules (docs/product.md, Valuation schedules). Each refuses a role other than the deed's row
 * names, an unknown schedule, and one that changed since the screen showed it.
 */

/** Makes a draft with the rates of another schedule. Refuses a version that there is already. */
export const copySchedule = (target: Target, form: CopyForm) => commit(copyCommand(form, [target]));

const copyCommand = defineCommand<CopyForm, { id: string }, undefined, ScheduleEvent>({
  scope: 'register',
  name: 'schedules/copy',
  label: 'Copy schedule',
  findSubject: (_state, { form }) => [form.id],
  makes: recordChanged.schedules,
  accepts: acceptsSchedule,
  decide(state, { targets, form }, stamp) {
    const found = findScheduleTarget(state, 'copied', targets, stamp.actor);
    if ('refusal' in found) return refuse(found.refusal);
    const checked = checkForm(copySchema, form);
    if (!checked.ok) return checked;
    const { id } = checked.output;
    if (isTaken(state, id)) return refuse(versionTaken);
    const { rates, stages, caps } = found.schedule;
    const after = changed({ id, rev: 1, status: 'draft', isSample: false, rates, stages, caps }, stamp);
    return { ok: true, event: recordChanged.schedules({ how: 'copied', after }, stamp), value: { id } };
  },
});

/** Changes a draft. Refuses a form that is incomplete, and a schedule that is published. */
export const saveSchedule = (target: Target, form: ScheduleForm) => commit(saveCommand(form, [target]));

const saveCommand = defineCommand<ScheduleForm, undefined, undefined, ScheduleEvent>({
  scope: 'register',
  name: 'schedules/save',
  label: 'Save schedule',
  makes: recordChanged.schedules,
  accepts: acceptsSchedule,
  decide: (state, { targets, form }, stamp) =>
    onDraft(state, 'edited', targets, stamp, (before) => {
      const checked = checkForm(scheduleSchema, form);
      if (!checked.ok) return checked;
      const after = changed({ ...before, rev: before.rev + 1, ...contentOf(checked.output) }, stamp);
      return { ok: true, event: recordChanged.schedules({ how: 'edited', before, after }, stamp), value: undefined };
    }),
});

/**
 * Has a draft be in force from a day on; it is never edited again. Refuses a day that is not after the first day of every
 * published schedule.
 */
export const publishSchedule = (target: Target, form: PublishForm) => commit(publishCommand(form, [target]));

const publishCommand = defineCommand<PublishForm, undefined, undefined, ScheduleEvent>({
  scope: 'register',
  name: 'schedules/publish',
  label: 'Publish schedule',
  makes: recordChanged.schedules,
  accepts: acceptsSchedule,
  decide: (state, { targets, form }, stamp) =>
    onDraft(state, 'published', targets, stamp, (before) => {
      const checked = checkForm(publishSchemaFor(selectSchedules(state)), form);
      if (!checked.ok) return checked;
      const { from } = checked.output;
      const after = changed({ ...before, rev: before.rev + 1, status: 'published', from }, stamp);
      return { ok: true, event: recordChanged.schedules({ how: 'published', before, after }, stamp), value: undefined };
    }),
});

/** Deletes a draft. */
export const discardSchedule = (target: Target) => commit(discardCommand(undefined, [target]));

const discardCommand = defineCommand<undefined, undefined, undefined, ScheduleEvent>({
  scope: 'register',
  name: 'schedules/discard',
  label: 'Delete draft',
  makes: recordChanged.schedules,
  accepts: acceptsSchedule,
  decide: (state, { targets }, stamp) =>
    onDraft(state, 'discarded', targets, stamp, (before) => ({
      ok: true,
      event: recordChanged.schedules({ how: 'discarded', before }, stamp),
      value: undefined,
    })),
});

/**
 * Takes a published schedule out of use: it is offered no more, and the one before it is in force in its place. Claims keep
 * what they were valued by. Refuses the only published one, and to give no reason.
 */
export const withdrawSchedule = (target: Target, form: WithdrawForm) => commit(withdrawCommand(form, [target]));

const withdrawCommand = defineCommand<WithdrawForm, undefined, undefined, ScheduleEvent>({
  scope: 'register',
  name: 'schedules/withdraw',
  label: 'Withdraw schedule',
  makes: recordChanged.schedules,
  accepts: acceptsSchedule,
  decide(state, { targets, form }, stamp) {
    const found = findScheduleTarget(state, 'withdrawn', targets, stamp.actor);
    if ('refusal' in found) return refuse(found.refusal);
    const before = found.schedule;
    if (before.status !== 'published') return refuse(notPublished);
    if (isLastPublished(selectSchedules(state), before)) return refuse(lastOne);
    const checked = checkForm(withdrawSchema, form);
    if (!checked.ok) return checked;
    const withdrawnBecause = checked.output.reason;
    const after = changed({ ...before, rev: before.rev + 1, status: 'withdrawn', withdrawnBecause }, stamp);
    return { ok: true, event: recordChanged.schedules({ how: 'withdrawn', before, after }, stamp), value: undefined };
  },
});

const changed = (schedule: Omit<Schedule, 'changedAt' | 'changedBy'>, { at, actor }: Stamp): Schedule => ({
  ...schedule,
  changedAt: at,
  changedBy: actor.name,
});

function onDraft(
  state: Register,
  how: How,
  targets: readonly Target[],
  { actor }: Stamp,
  decide: (draft: Schedule) => Decision<undefined, ScheduleEvent>,
): Decision<undefined, ScheduleEvent> {
  const found = findScheduleTarget(state, how, targets, actor);
  if ('refusal' in found) return refuse(found.refusal);
  return found.schedule.status === 'draft' ? decide(found.schedule) : refuse(publishedAlready);
}
