import type { Draft } from '../../claim/draft';
import { draftRecord } from '../../claim/draftRecord';
import type { RecordKind } from './kind';

export const drafts = {
  version: 1,
  record: draftRecord,
  words: { one: 'Draft', many: 'Drafts' },
  home: 'device',
  nameOf: ({ claimant }) => claimant.fullName,
  resource: 'claim',
  meets: { how: 'own' },
} satisfies RecordKind<Draft>;
