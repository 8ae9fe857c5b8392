import { draftRecord } from '../../claim/draftRecord';
import { defineKind } from './kind';

export const drafts = defineKind({
  version: 1,
  record: draftRecord,
  words: { one: 'Draft', many: 'Drafts' },
  home: 'device',
  nameOf: ({ claimant }) => claimant.fullName,
  resource: 'claim',
  meets: { how: 'own' },
});
