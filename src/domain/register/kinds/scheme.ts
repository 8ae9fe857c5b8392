import { schemeFacts } from '../../audit/schemeFacts';
import { rulesOf } from '../../scheme/scheme';
import { schemeRecord } from '../../scheme/schemeRecord';
import { defineKind } from './kind';

export const scheme = defineKind({
  version: 1,
  record: schemeRecord,
  words: { one: 'Scheme rules', many: 'Scheme rules' },
  home: 'register',
  resource: 'scheme',
  meets: { how: 'history', contentOf: rulesOf },
  factsOf: schemeFacts,
});
