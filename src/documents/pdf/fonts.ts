import boldUrl from '@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf';
import regularUrl from '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf';
import type { jsPDF } from 'jspdf';
import { makePrintable } from './printable';

/** The portal's own face: the fonts that every PDF reader has lack ŋ and other letters of people's names. */
const family = 'PublicSans';

const faces = [
  { style: 'normal', url: regularUrl },
  { style: 'bold', url: boldUrl },
] as const;

export type FontStyle = (typeof faces)[number]['style'];

/** What the PDF library knows of an embedded font; its own types leave it open. */
type FontMetadata = { characterToGlyph: (codePoint: number) => number };

/** Embeds the fonts in a document and answers how to make texts that they can print. */
export async function embedFonts(doc: jsPDF): Promise<(text: string) => string> {
  await Promise.all(
    faces.map(async ({ style, url }) => {
      const file = `${family}-${style}.ttf`;
      doc.addFileToVFS(file, toBinaryText(await fetchBytes(url)));
      doc.addFont(file, family, style);
    }),
  );
  chooseFont(doc, 'normal');
  const font = doc.getFont().metadata as FontMetadata;
  return makePrintable((codePoint) => font.characterToGlyph(codePoint) !== 0);
}

export function chooseFont(doc: jsPDF, style: FontStyle): void {
  doc.setFont(family, style);
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
