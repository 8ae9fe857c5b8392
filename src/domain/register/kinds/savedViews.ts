import { isSameViewName, savedViewRecord, type SavedView } from '../../claim/list/savedView';
import { isSameEmail } from '../../user/user';
import type { RecordKind } from './kind';

export const savedViews = {
  version: 3,
  record: savedViewRecord,
  words: { one: 'Saved view', many: 'Saved views' },
  home: 'device',
  // A person has one view of a name, and keeps the one here.
  meets: {
    how: 'union',
    isRival: (ours, theirs) => isSameEmail(ours.owner, theirs.owner) && isSameViewName(ours.name, theirs.name),
  },
} satisfies RecordKind<SavedView>;
