import type { FileTask } from '../../domain/fileTask';
import type { ColumnNeed } from './columnWidths';
import { setTextStyle, sizes, type PdfSheet } from './sheet';

/** Letters of a table with more words in a row than a line has room for, in points. */
const smallestLetters = 7;

/**
 * The size of a table's letters, in points, and what each column asks for at that size, in millimetres. The letters
 * become smaller where words would be broken, as far as they can still be read on paper.
 * @param paddings of each column, left and right together
 */
export async function measureColumns(
  sheet: PdfSheet,
  rows: readonly (readonly string[])[],
  paddings: readonly number[],
  task?: FileTask,
): Promise<{ size: number; needs: ColumnNeed[] }> {
  const measure = makeMeasure(sheet);
  // A hair more: sums of widths are rounded.
  const around = paddings.map((padding) => padding + 0.5);
  const needs = around.map((width) => ({ natural: width, least: width }));
  for (const row of rows) {
    needs.forEach((need, column) => {
      for (const line of (row[column] ?? '').split('\n')) {
        const { whole, longestWord } = measure(line);
        need.natural = Math.max(need.natural, whole + (around[column] ?? 0));
        need.least = Math.max(need.least, longestWord + (around[column] ?? 0));
      }
    });
    await task?.yieldToMain();
  }
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
  const words = sum(needs.map(({ least }) => least)) - sum(around);
  const size = Math.max(smallestLetters, Math.min(sizes.table, (sizes.table * (sheet.width - sum(around))) / words));
  const atSize = (need: number, column: number) => {
    const padding = around[column] ?? 0;
    return padding + ((need - padding) * size) / sizes.table;
  };
  return {
    size,
    needs: needs.map(({ natural, least }, column) => ({
      natural: atSize(natural, column),
      least: atSize(least, column),
    })),
  };
}

/** Measures lines sign by sign, as texts have no kerning here: the library takes far longer for the same. */
function makeMeasure(sheet: PdfSheet): (line: string) => { whole: number; longestWord: number } {
  const widths = new Map<string, Map<string, number>>();
  return (line) => {
    setTextStyle(sheet, { size: sizes.table, style: 'bold' }, line);
    const family = sheet.familyOf(line);
    const known = widths.get(family) ?? new Map<string, number>();
    widths.set(family, known);
    const widthOf = (sign: string) => {
      const width = known.get(sign) ?? sheet.doc.getTextWidth(sign);
      known.set(sign, width);
      return width;
    };
    let whole = 0;
    let word = 0;
    let longestWord = 0;
    for (const sign of line) {
      const width = widthOf(sign);
      whole += width;
      word = sign === ' ' ? 0 : word + width;
      longestWord = Math.max(longestWord, word);
    }
    return { whole, longestWord };
  };
}
