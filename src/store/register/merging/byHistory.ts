import { isEqual } from '../../../domain/isEqual';
import { kindNames, kinds, type ContentOf, type KindThatMeets } from '../../../domain/register/kinds/kinds';
import type { RecordKind } from '../../../domain/register/kinds/kind';
import { soundness } from '../../../domain/register/soundness/soundness';
import { findRecord } from '../../table';
import { compareHistories, type Histories } from './histories';
import type { Entities, Item, ItemOf, MergeOutcome, MergeReason } from './types';

export type HistoryKind = KindThatMeets<'history'>;

const meetsByHistory = (name: string): name is HistoryKind => kinds[name as HistoryKind].meets.how === 'history';

/** The kinds over which two registers meet by the histories of their records. */
export const historyKinds = kindNames.filter(meetsByHistory);

/**
 * Sorts the records of a kind in a file. One that says the same on both sides is the same, whoever changed it; one that was
 * changed apart from each other is a clash, and so is one that the file has newer and no file changes unasked.
 * @param now an instant
 */
export function planByHistory<Name extends HistoryKind>(
  name: Name,
  current: Entities,
  theirs: readonly ContentOf<Name>[],
  histories: { ours: Histories; theirs: Histories },
  now: string,
): ItemOf<Name>[] {
  const { resource, meets }: RecordKind<ContentOf<Name>> = kinds[name];
  const { contentOf = withoutRevision } = meets;
  const findUnsound = soundness[name];
  const sort = (record: ContentOf<Name>, ours: ContentOf<Name> | undefined): Sorted => {
    const unsound = findUnsound(record, now);
    if (unsound) return { outcome: 'refused', reason: unsound };
    if (!ours) return { outcome: 'added' };
    if (isEqual(contentOf(ours), contentOf(record))) return { outcome: 'same' };
    if (!resource) return { outcome: 'clash', reason: 'both_changed' };
    const sorted = compareHistories(histories.ours.of(resource, record.id), histories.theirs.of(resource, record.id));
    const isUnasked = sorted.outcome === 'changed' && meets.standing?.(record) !== undefined;
    return isUnasked ? { outcome: 'clash', reason: 'for_people' } : sorted;
  };
  return theirs.map((record) => {
    const ours = findRecord<ContentOf<Name>>(current[name].entities, record.id) ?? meets.standing?.(record);
    const item: Item<Name, ContentOf<Name>> = {
      kind: name,
      id: record.id,
      ours,
      theirs: record,
      ...sort(record, ours),
    };
    return item as ItemOf<Name>;
  });
}

type Sorted = { outcome: MergeOutcome; reason?: MergeReason };

const withoutRevision = (content: object) => ({ ...content, rev: 0 });
