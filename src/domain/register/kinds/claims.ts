import { claimRecord, type Claim } from '../../claim/claim';
import type { RecordKind } from './kind';

export const claims = {
  version: 3,
  record: claimRecord,
  words: { one: 'Claim', many: 'Claims' },
  home: 'register',
  nameOf: ({ claimant }) => claimant.fullName,
  resource: 'claim',
  meets: { how: 'own' },
} satisfies RecordKind<Claim>;
