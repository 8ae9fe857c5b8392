import type { Draft } from '../../../domain/claim/draft';
import { findRecord } from '../../table';
import { findUnsoundDraft } from '../../../domain/register/soundness/recordSoundness';
import type { ItemOf, Entities, MergeReason } from './types';

/**
 * Sorts the drafts of a file. They leave no trace in the log, so the one saved last counts.
 * @param hasClaim whether a claim is in the register once the file is merged
 * @param isOpen whether a claim may come in or not, as somebody chooses
 * @param now an instant
 */
export function planDrafts(
  { drafts: { entities } }: Pick<Entities, 'drafts'>,
  theirs: readonly Draft[],
  hasClaim: (claimId: string) => boolean,
  isOpen: (claimId: string) => boolean,
  now: string,
): ItemOf<'drafts'>[] {
  const edited = new Map(Object.values(entities).map(({ id, editOf }) => [editOf?.claimId, id]));
  const holders = new Map(Object.values(entities).map(({ id, claimId }) => [claimId, id]));
  return theirs.map((draft) => {
    const ours = findRecord(entities, draft.id);
    const item = { kind: 'drafts', id: draft.id, ours, theirs: draft } as const;
    const waits = draft.claimId !== undefined && isOpen(draft.claimId);
    const reason =
      findUnsoundDraft(draft, now) ??
      (waits ? 'claim_first' : findObstacle(draft, hasClaim, edited)) ??
      findRival(draft, holders);
    if (reason) return { ...item, outcome: 'refused', reason };
    holders.set(draft.claimId, draft.id);
    if (!ours) return { ...item, outcome: 'added' };
    if (ours.updatedAt === draft.updatedAt) return { ...item, outcome: 'same' };
    return ours.updatedAt < draft.updatedAt
      ? { ...item, outcome: 'changed' }
      : { ...item, outcome: 'kept', reason: 'older' };
  });
}

function findObstacle(
  { id, claimId, editOf }: Draft,
  hasClaim: (claimId: string) => boolean,
  edited: ReadonlyMap<string | undefined, string>,
): MergeReason | undefined {
  if (!editOf) return claimId !== undefined && hasClaim(claimId) ? 'used_up' : undefined;
  if (!hasClaim(editOf.claimId)) return 'no_claim';
  return (edited.get(editOf.claimId) ?? id) === id ? undefined : 'edited_here';
}

/** A claim id is given to one draft: the files of its evidence lie under it. */
const findRival = ({ id, claimId }: Draft, holders: ReadonlyMap<string | undefined, string>) =>
  claimId === undefined || (holders.get(claimId) ?? id) === id ? undefined : 'reserved_twice';

/** The drafts here that become of no use, since a claim of the file was made of them. */
export function findUsedUp({ drafts }: Pick<Entities, 'drafts'>, isAdded: (claimId: string) => boolean): Draft[] {
  return Object.values(drafts.entities).filter(
    ({ claimId, editOf }) => !editOf && claimId !== undefined && isAdded(claimId),
  );
}
