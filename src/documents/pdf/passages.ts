import {
  colours,
  hairline,
  lineHeight,
  makeRoom,
  margin,
  setTextStyle,
  sizes,
  wrap,
  writeLines,
  type PdfSheet,
  type TextLook,
} from './sheet';

const labelWidth = 46;

export function drawParagraph(sheet: PdfSheet, text: string): void {
  drawFlow(sheet, wrap(sheet, text, sheet.width, {}), margin.side, {});
  sheet.y += 2.5;
}

/** Labels at the left, values beside them. */
export function drawPairs(sheet: PdfSheet, pairs: readonly (readonly [string, string])[]): void {
  for (const [label, value] of pairs) {
    const labelLook = { colour: colours.secondary };
    const labels = wrap(sheet, label, labelWidth - 4, labelLook);
    const values = wrap(sheet, value, sheet.width - labelWidth, {});
    makeRoom(sheet, labels.length * lineHeight(sizes.body));
    const { y } = sheet;
    writeLines(sheet, labels, margin.side, y, labelLook);
    const page = sheet.doc.getNumberOfPages();
    drawFlow(sheet, values, margin.side + labelWidth, {});
    const labelEnd = y + labels.length * lineHeight(sizes.body);
    if (page === sheet.doc.getNumberOfPages()) sheet.y = Math.max(sheet.y, labelEnd);
    sheet.y += 0.9;
  }
  sheet.y += 2.5;
}

/** Lines that go on over the end of a page; neither end leaves a single line behind where there are more. */
function drawFlow(sheet: PdfSheet, lines: readonly string[], x: number, look: TextLook): void {
  const height = lineHeight(look.size ?? sizes.body);
  setTextStyle(sheet, look);
  let rest = lines;
  while (rest.length > 0) {
    makeRoom(sheet, Math.min(rest.length, 2) * height);
    const room = Math.max(1, Math.floor((sheet.bottom - sheet.y) / height + 0.001));
    const count = rest.length - room === 1 && room > 2 ? room - 1 : room;
    const part = rest.slice(0, count);
    writeLines(sheet, part, x, sheet.y, look);
    sheet.y += part.length * height;
    rest = rest.slice(part.length);
  }
}

export function drawCut(sheet: PdfSheet): void {
  const { doc } = sheet;
  const { width, height } = doc.internal.pageSize;
  const y = Math.max(sheet.y, height / 2);
  doc.setLineDashPattern([2, 2], 0);
  hairline(sheet, 0, y, width, colours.secondary);
  doc.setLineDashPattern([], 0);
  sheet.y = y + 4;
}
