import { scheduleFacts } from '../../audit/scheduleFacts';
import { scheduleRecord, type Schedule } from '../../valuation/scheduleRecord';
import type { RecordKind } from './kind';

export const schedules = {
  version: 1,
  record: scheduleRecord,
  words: { one: 'Valuation schedule', many: 'Valuation schedules' },
  home: 'register',
  resource: 'schedule',
  changes: {
    version: 1,
    // A sample that nobody has changed is in no register.
    ships: ({ isSample }: Schedule) => isSample,
    how: {
      copied: { code: 'SCHEDULE_COPIED', words: 'Schedule copied', severity: 'low', makes: true },
      edited: { code: 'SCHEDULE_EDITED', words: 'Schedule changed', severity: 'medium' },
      published: { code: 'SCHEDULE_PUBLISHED', words: 'Schedule published', severity: 'high' },
      withdrawn: { code: 'SCHEDULE_WITHDRAWN', words: 'Schedule withdrawn', severity: 'high' },
      discarded: { code: 'SCHEDULE_DISCARDED', words: 'Draft schedule deleted', severity: 'medium', ends: true },
    },
  },
  meets: { how: 'own' },
  factsOf: scheduleFacts,
} satisfies RecordKind<Schedule>;
