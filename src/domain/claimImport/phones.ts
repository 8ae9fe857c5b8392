import { cellAsText, type SheetCell } from './cell';

/**
 * A phone number as +256XXXXXXXXX, from the ways people and spreadsheets write one: 0772 123456, 256772123456,
 * +256-772-123456, and 772123456 where the spreadsheet took its zero for nothing. Any other text stays as it is, for
 * the form's rule to refuse.
 */
export function readPhone(cell: SheetCell): string {
  const text = cellAsText(cell);
  const bare = text.replace(/[\s\-().\u00a0]/g, '');
  const national = /^(?:\+256|00256|256|0)?(\d{9})$/.exec(bare)?.[1];
  return national === undefined || national.startsWith('0') ? text : `+256${national}`;
}
