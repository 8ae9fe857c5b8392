import { claimRecord } from '../../claim/claim';
import { defineKind } from './kind';

export const claims = defineKind({
  version: 1,
  record: claimRecord,
  words: { one: 'Claim', many: 'Claims' },
  home: 'register',
  nameOf: ({ claimant }) => claimant.fullName,
  resource: 'claim',
  meets: { how: 'own' },
});
