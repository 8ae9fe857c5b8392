import { scheduleFacts } from '../../audit/scheduleFacts';
import { scheduleRecord } from '../../valuation/scheduleRecord';
import { defineKind } from './kind';

export const schedules = defineKind({
  version: 1,
  record: scheduleRecord,
  words: { one: 'Valuation schedule', many: 'Valuation schedules' },
  home: 'register',
  resource: 'schedule',
  meets: { how: 'own' },
  factsOf: scheduleFacts,
});
