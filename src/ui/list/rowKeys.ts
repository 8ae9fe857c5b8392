import type { KeyboardEvent } from 'react';
import { rowKeys } from '../page/shortcuts';

const siblings = {
  ArrowUp: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
} as const satisfies Record<(typeof rowKeys)[number], string>;

const control = 'a[href], button, input';

/** Goes from a control of a table's row to the one that stands in the same column of the row above or below. */
export function goToRow(event: KeyboardEvent): void {
  const key = rowKeys.find((name) => name === event.key);
  if (!key || !(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
  const cell = event.target.closest<HTMLTableCellElement>('td, th');
  const place = event.target.matches(control) && cell ? [...cell.querySelectorAll(control)].indexOf(event.target) : -1;
  if (!cell || place < 0) return;
  const other = siblings[key];
  for (let row = cell.parentElement?.[other]; row instanceof HTMLTableRowElement; row = row[other]) {
    const controls = row.cells[cell.cellIndex]?.querySelectorAll<HTMLElement>(control);
    if (!controls?.length) continue;
    event.preventDefault();
    (controls[place] ?? controls[0])?.focus();
    return;
  }
}
