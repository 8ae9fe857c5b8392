import { colours, hairline, lineHeight, makeRoom, margin, sizes, wrap, writeLines, type PdfSheet } from './sheet';

/** Whoever signs, by name, signature and date; or a stamp, which needs the room alone. */
export type SignatureBox = string | { stamp: string };

const height = 31;
/** Between two lines to write on. */
const lineGap = 7.5;
const gap = 5;

/** Boxes side by side, never apart. */
export function drawSignatures(
  sheet: PdfSheet,
  boxes: readonly SignatureBox[],
  lines: readonly string[],
  print: (text: string) => string,
): void {
  makeRoom(sheet, height + 4);
  const { doc } = sheet;
  const top = sheet.y + 2;
  const width = (sheet.width - gap * (boxes.length - 1)) / boxes.length;
  boxes.forEach((box, index) => {
    const x = margin.side + index * (width + gap);
    const isStamp = typeof box !== 'string';
    doc.setDrawColor(colours.line);
    doc.setLineWidth(0.25);
    doc.rect(x, top, width, height);
    const look = { size: sizes.small, style: 'bold' } as const;
    const label = wrap(sheet, print(isStamp ? box.stamp : box), width - 6, look);
    writeLines(sheet, label, x + 3, top + 2.5, look);
    if (isStamp) return;
    lines.forEach((line, position) => {
      const y = top + height - 3.5 - (lines.length - 1 - position) * lineGap;
      writeLines(sheet, [print(line)], x + 3, y - lineHeight(7), { size: 7, colour: colours.secondary });
      hairline(sheet, x + 17, y, x + width - 3);
    });
  });
  sheet.y = top + height + 5;
}
