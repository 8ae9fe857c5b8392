import boldUrl from '@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf';
import regularUrl from '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf';
import moreLettersUrl from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf';
import type { jsPDF } from 'jspdf';
import { canPrint, makePrintable, type Holds } from './printable';

/** The portal's own face: the fonts that every PDF reader has lack ŋ and other letters of people's names. */
const family = 'PublicSans';
/** For texts with letters that the portal's own face lacks: more of Africa's, Hebrew, Arabic, signs. It has one weight. */
const moreLetters = 'DejaVuSans';

const styles = ['normal', 'bold'] as const;
export type FontStyle = (typeof styles)[number];

/** What the PDF library knows of an embedded font; its own types leave it open. */
type FontMetadata = { characterToGlyph: (codePoint: number) => number };

/** How texts become printable, and the font that holds every letter of a printable text. */
export type Fonts = { print: (text: string) => string; familyOf: (printable: string) => string };

/**
 * Embeds the fonts in a document. The larger one is fetched only where a text of the document asks for it; where that
 * cannot be fetched, its letters are spelled out.
 * @param texts all that the document will say
 */
export async function embedFonts(doc: jsPDF, texts: string): Promise<Fonts> {
  await Promise.all([embed(doc, family, regularUrl, ['normal']), embed(doc, family, boldUrl, ['bold'])]);
  const own = holdsOf(doc, family);
  const more = canPrint(own, texts) ? undefined : await embedMoreLetters(doc).catch(() => undefined);
  return {
    print: makePrintable(more ? [own, more] : [own]),
    familyOf: (printable) => (!more || canPrint(own, printable) ? family : moreLetters),
  };
}

/** Lines run from left to right, and what runs the other way in them is drawn so. */
const bidi = {
  isInputVisual: false,
  isInputRtl: false,
  isOutputVisual: true,
  isOutputRtl: false,
  isSymmetricSwapping: true,
};

async function embedMoreLetters(doc: jsPDF): Promise<Holds> {
  await embed(doc, moreLetters, moreLettersUrl, styles);
  // Texts are given as they are read; the library takes them as they are drawn, unless it is told.
  doc.internal.events.subscribe('preProcessText', ({ options }: { options: Record<string, unknown> }) =>
    Object.assign(options, bidi),
  );
  return holdsOf(doc, moreLetters);
}

async function embed(doc: jsPDF, name: string, url: string, looks: readonly FontStyle[]): Promise<void> {
  const file = `${name}-${looks.join('-')}.ttf`;
  doc.addFileToVFS(file, toBinaryText(await fetchBytes(url)));
  for (const style of looks) doc.addFont(file, name, style);
}

function holdsOf(doc: jsPDF, name: string): Holds {
  doc.setFont(name, 'normal');
  const font = doc.getFont().metadata as FontMetadata;
  return (codePoint) => font.characterToGlyph(codePoint) !== 0;
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} could not be fetched: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The library takes a file as text, a character a byte. */
function toBinaryText(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return text;
}
