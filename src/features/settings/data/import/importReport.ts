import type { Table } from '../../../../domain/table';
import { findGivingWay } from '../../../../store/register/merging/resolveMerge';
import { keyOf, type MergeChoices, type MergePlan } from '../../../../store/register/merging/types';
import { wordsOf } from '../../../../domain/register/kinds/kinds';
import { countPlan, listRows, type MergeRow } from './mergeRows';
import { outcomeNames, outcomeWords } from './mergeWords';

const chosenWords = { ours: "This register's version was kept", theirs: "The file's version was used" } as const;

/** What was done with every record that is named, for a file. */
export function makeImportReport(plan: MergePlan, choices: MergeChoices): Table {
  const counted = countPlan(plan, choices).filter(({ kind }) => kind in plan.unions);
  const chosen = (row: MergeRow) => {
    const side = row.outcome === 'clash' ? choices[row.key] : undefined;
    return side ? `${chosenWords[side]}. ` : '';
  };
  return {
    title: 'Import report',
    columns: [
      { label: 'Record', kind: 'text' },
      { label: 'ID', kind: 'text' },
      { label: 'Name', kind: 'text' },
      { label: 'Outcome', kind: 'text' },
      { label: 'Number', kind: 'number' },
      { label: 'Reason', kind: 'text' },
    ],
    rows: [
      ...listRows({ ...plan, usedUp: findGivingWay(plan, choices) }).map((row) => [
        ...[row.label, row.id, row.name],
        row.outcome === 'clash' ? 'Decided' : outcomeWords[row.outcome],
        1,
        `${chosen(row)}${row.reason ?? ''}`,
      ]),
      ...counted.flatMap(({ kind, counts }) =>
        outcomeNames.flatMap((outcome) =>
          counts[outcome] > 0 ? [[wordsOf(kind).many, '', '', outcomeWords[outcome], counts[outcome], '']] : [],
        ),
      ),
      ...findRecordsLeft(plan, choices),
    ],
  };
}

/** Payments and fund entries of the side that was not chosen: they are in neither register from now on. */
function findRecordsLeft({ items }: MergePlan, choices: MergeChoices) {
  return items.flatMap((item) => {
    const side = item.outcome === 'clash' ? choices[keyOf(item)] : undefined;
    if (!side) return [];
    const row = (label: string, id: string, name: string) => [label, id, name, 'Not kept', 1, `${chosenWords[side]}.`];
    if (item.kind === 'fundLedger') {
      const [kept, other] = side === 'ours' ? [item.ours ?? [], item.theirs] : [item.theirs, item.ours ?? []];
      return without(other, kept).map(({ id, notes }) => row('Fund entry', id, notes));
    }
    if (item.kind !== 'claims') return [];
    const [ours, theirs] = [item.ours?.payments ?? [], item.theirs.payments];
    const [kept, other] = side === 'ours' ? [ours, theirs] : [theirs, ours];
    return without(other, kept).map(({ id, payeeName }) => row('Payment', id, payeeName));
  });
}

function without<Content extends { id: string }>(list: readonly Content[], others: readonly Content[]): Content[] {
  const held = new Set(others.map(({ id }) => id));
  return list.filter(({ id }) => !held.has(id));
}
