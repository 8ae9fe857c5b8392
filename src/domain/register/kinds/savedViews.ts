import { isSameViewName, savedViewRecord } from '../../claim/savedView';
import { isSameEmail } from '../../user/user';
import { defineKind } from './kind';

export const savedViews = defineKind({
  version: 1,
  record: savedViewRecord,
  words: { one: 'Saved view', many: 'Saved views' },
  home: 'device',
  // A person has one view of a name, and keeps the one here.
  meets: {
    how: 'union',
    isRival: (ours, theirs) => isSameEmail(ours.owner, theirs.owner) && isSameViewName(ours.name, theirs.name),
  },
});
