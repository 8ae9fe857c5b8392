import type { FormerRegister } from '../../domain/register/eventLog';
import type { LocalDrafts } from './localDrafts';
import { belongsTo, localRecords, type Texts } from './localRecords';
import type { LocalTexts } from './localTexts';
import type { SliceName } from './slices';

/** Slices that lay in localStorage wherever the others were. */
const near: readonly SliceName[] = ['settings', 'session', 'drafts'];

/** What a portal of before kept, of localStorage and of the database. */
export function formerRecords(
  local: LocalTexts,
  drafts: LocalDrafts,
  { sequence, inDatabase, rows }: FormerRegister,
): Texts {
  const here = localRecords(local, drafts);
  const isHere = (key: string) => !inDatabase || near.some((slice) => belongsTo(slice, key));
  const texts = new Map(here.keys.flatMap((key) => (isHere(key) ? [[key, here.get(key)] as const] : [])));
  const shown = local.sequence();
  for (const { key, text, sequence: written } of rows) {
    // A row of an event that was never done is damaged.
    if (written > sequence || (isHere(key) && written <= shown)) continue;
    texts.set(key, text);
  }
  return { keys: [...texts.keys()], get: (key) => texts.get(key) ?? null };
}
