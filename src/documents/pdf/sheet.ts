import type { jsPDF } from 'jspdf';
import type { Fonts, FontStyle } from './fonts';

/** Millimetres. */
export const margin = { side: 20, firstTop: 16, top: 24, bottom: 22 };

/** Sizes in points. */
export const sizes = { title: 16, heading: 11.5, body: 9.5, table: 8.5, small: 8 };

export const colours = {
  ink: '#17211B',
  secondary: '#55625A',
  line: '#C4CCBF',
  head: '#EEF1EA',
  forest: '#1F5B3A',
  ochre: '#8F5A0A',
  blue: '#1D5B8F',
  red: '#B3261E',
};

const millimetresPerPoint = 25.4 / 72;
const lineSpacing = 1.4;

/** A paper with a place to go on at. Texts are printable already. */
export type PdfSheet = {
  doc: jsPDF;
  familyOf: Fonts['familyOf'];
  /** Where the next thing goes, from the top of the page. */
  y: number;
  width: number;
  bottom: number;
  /** A heading that is drawn with the beginning of what follows, whichever page that is on. */
  heading?: readonly string[];
};

export type TextLook = { size?: number; style?: FontStyle; colour?: string };

export function startSheet(doc: jsPDF, familyOf: Fonts['familyOf']): PdfSheet {
  const { width, height } = doc.internal.pageSize;
  return { doc, familyOf, y: margin.firstTop, width: width - 2 * margin.side, bottom: height - margin.bottom };
}

export const lineHeight = (size: number) => size * millimetresPerPoint * lineSpacing;

const headingLook = { size: sizes.heading, style: 'bold', colour: colours.forest } as const;
const headingGap = { above: 4, below: 1.5 };

/** A heading stays with the beginning of what follows: it waits until that asks for its room. */
export function drawHeading(sheet: PdfSheet, text: string): void {
  makeRoom(sheet, 0);
  sheet.heading = wrap(sheet, text, sheet.width, headingLook);
}

/** Goes on to the next page unless there is so much room on this one, below the heading that waits. */
export function makeRoom(sheet: PdfSheet, height: number): void {
  const { heading } = sheet;
  const headingHeight = heading ? headingGap.above + heading.length * lineHeight(sizes.heading) + headingGap.below : 0;
  if (sheet.y + headingHeight + height > sheet.bottom) {
    startPage(sheet);
  }
  if (!heading) return;
  writeLines(sheet, heading, margin.side, sheet.y + headingGap.above, headingLook);
  sheet.y += headingHeight;
  delete sheet.heading;
}

export function startPage(sheet: PdfSheet): void {
  sheet.doc.addPage();
  sheet.y = margin.top;
}

/** @param text what is written or measured next: its letters choose the font */
export function setTextStyle(
  { doc, familyOf }: PdfSheet,
  { size = sizes.body, style = 'normal', colour = colours.ink }: TextLook,
  text = '',
): void {
  doc.setFont(familyOf(text), style);
  doc.setFontSize(size);
  doc.setTextColor(colour);
}

/** The lines of a text in a width; a word that is too long is broken. */
export function wrap(sheet: PdfSheet, text: string, width: number, look: TextLook): string[] {
  setTextStyle(sheet, look, text);
  return text.split('\n').flatMap((line): string[] => sheet.doc.splitTextToSize(line, width) as string[]);
}

/** Writes lines one under the other from the top at `y`. */
export function writeLines(sheet: PdfSheet, lines: readonly string[], x: number, y: number, look: TextLook): void {
  const size = look.size ?? sizes.body;
  lines.forEach((line, index) => {
    if (line === '') return;
    setTextStyle(sheet, look, line);
    sheet.doc.text(line, x, y + lineHeight(size) * (index + 0.72));
  });
}

export function hairline(
  { doc }: Pick<PdfSheet, 'doc'>,
  x1: number,
  y: number,
  x2: number,
  colour = colours.line,
): void {
  doc.setDrawColor(colour);
  doc.setLineWidth(0.2);
  doc.line(x1, y, x2, y);
}
