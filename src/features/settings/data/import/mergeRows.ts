import type { Words } from '../../../../domain/words';
import { kindNames, kinds, ofEachKind, type Kind, wordsOf } from '../../../../domain/register/kinds/kinds';
import { unionKinds } from '../../../../store/register/merging/planMerge';
import {
  isNew,
  keyOf,
  type MergeChoices,
  type MergeItem,
  type MergeOutcome,
  type MergePlan,
} from '../../../../store/register/merging/types';
import { outcomeNames, partTitles, reasonWords } from './mergeWords';

/** What becomes of one record. `name` is whose it is; texts are keys of their translation, names and ids as they are. */
export type MergeRow = { key: string; label: Words; id: string; name: string; outcome: MergeOutcome; reason?: Words };

/** The records of a plan that are named one by one. */
export function listRows({ items, strayPayments, usedUp, deletedThere }: MergePlan): MergeRow[] {
  return [
    ...items.map((item): MergeRow => ({
      key: keyOf(item),
      label: labelOf(item),
      id: idOf(item),
      name: nameOf(item),
      outcome: item.outcome,
      reason: reasonOf(item),
    })),
    ...strayPayments.map(({ id, payeeName }): MergeRow => ({
      ...{ key: `payments/${id}`, label: 'Payment', id, name: payeeName, outcome: 'refused' },
      reason: 'Its claim is not in the file.',
    })),
    ...usedUp.map(({ id, claimant }): MergeRow => ({
      ...{ key: `gone/${id}`, label: 'Draft', id, name: claimant.fullName, outcome: 'changed' },
      reason: 'The file contains its claim, so the draft here is removed. Files only in the draft stay on this device.',
    })),
    ...deletedThere.map(({ id, name }): MergeRow => ({
      ...{ key: `deleted/${id}`, label: 'User', id, name, outcome: 'kept' },
      reason: 'Deleted in the file. Kept here.',
    })),
  ];
}

function reasonOf({ outcome, reason }: MergeItem): Words | undefined {
  if (outcome === 'changed') return 'The file has the more recent version.';
  return reason && reasonWords[reason];
}

/** What it is; the ledger is one thing, and each part of the scheme's rules one of its own. */
export function labelOf(item: MergeItem): Words {
  if (item.kind === 'scheme') return partTitles[item.theirs.id];
  return item.kind === 'fundLedger' ? 'Fund ledger' : wordsOf(item.kind).one;
}

/** Its id, where that tells people something. */
export const idOf = ({ kind, id }: MergeItem): string => (kind === 'fundLedger' || kind === 'scheme' ? '' : id);

/** Whose record it is; the ledger is nobody's. */
export function nameOf(item: MergeItem): string {
  if (item.kind === 'fundLedger') return '';
  const { nameOf: named }: { words: object; nameOf?: (content: never) => string } = kinds[item.kind];
  return named?.((item.kind === 'claims' ? item.theirs.claim : item.theirs) as never) ?? '';
}

type MergeCounts = { kind: Kind; counts: Record<MergeOutcome, number> };

const none: Record<MergeOutcome, number> = { added: 0, changed: 0, kept: 0, same: 0, refused: 0, clash: 0 };

/** How many records of each kind become what, those kinds left out of which the file has none. */
export function countPlan(plan: MergePlan, choices: MergeChoices): MergeCounts[] {
  const { items, strayPayments, deletedThere, unions } = plan;
  const countsOf = ofEachKind<Record<Kind, Record<MergeOutcome, number>>>(() => ({ ...none }));
  const add = (kind: Kind, outcome: MergeOutcome, number: number) => {
    countsOf[kind][outcome] += number;
  };
  for (const item of items) {
    if (item.kind === 'fundLedger') countsOf.fundLedger = countEntries(item, choices);
    else add(item.kind, decided(item, choices), 1);
  }
  for (const name of unionKinds) {
    const { added, same, kept } = unions[name];
    countsOf[name] = { ...none, added: added.length, same, kept };
  }
  add('payments', 'refused', strayPayments.length);
  add('users', 'kept', deletedThere.length);
  const all = kindNames.map((kind) => ({ kind, counts: countsOf[kind] }));
  return all.filter(({ counts }) => outcomeNames.some((outcome) => counts[outcome] > 0));
}

/** A clash that is decided is one no more. */
function decided(item: MergeItem, choices: MergeChoices): MergeOutcome {
  const side = item.outcome === 'clash' ? choices[keyOf(item)] : undefined;
  return side ? ({ ours: 'kept', theirs: isNew(item) ? 'added' : 'changed' } as const)[side] : item.outcome;
}

/** Of a ledger that only one side went on with, the entries; one that parted is one thing to choose. */
function countEntries(ledger: Extract<MergeItem, { kind: 'fundLedger' }>, choices: MergeChoices) {
  const { outcome, ours = [], theirs } = ledger;
  if (outcome === 'clash') return { ...none, [decided(ledger, choices)]: 1 };
  const added = Math.max(0, theirs.length - ours.length);
  return { ...none, added, same: theirs.length - added };
}
