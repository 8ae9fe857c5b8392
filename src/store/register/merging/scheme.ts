import { findUnsoundPart } from '../../../domain/register/soundness/recordSoundness';
import { rulesOf } from '../../../domain/scheme/scheme';
import type { SchemeRecord } from '../../../domain/scheme/schemeRecord';
import { isEqual } from '../../../domain/isEqual';
import { compareHistories, type Histories } from './histories';
import type { Entities, SchemeItem } from './types';

/**
 * Sorts the scheme's rules of a file, part by part. One that says the same on both sides is the same, whoever changed it;
 * one that was changed apart from each other is a clash.
 * @param now an instant
 */
export function planScheme(
  { scheme: { entities } }: Pick<Entities, 'scheme'>,
  theirs: readonly SchemeRecord[],
  histories: { ours: Histories; theirs: Histories },
  now: string,
): SchemeItem[] {
  return theirs.map((part): SchemeItem => {
    const { id } = part;
    const ours = entities[id];
    const item = { kind: 'scheme', id, ours, theirs: part } as const;
    const unsound = findUnsoundPart(part, now);
    if (unsound) return { ...item, outcome: 'refused', reason: unsound };
    if (!ours) return { ...item, outcome: 'added' };
    if (isEqual(rulesOf(ours), rulesOf(part))) return { ...item, outcome: 'same' };
    return { ...item, ...compareHistories(histories.ours.ofPart(id), histories.theirs.ofPart(id)) };
  });
}
