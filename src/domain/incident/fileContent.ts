/** What of evidence is taken and shown, by its media type: pictures made of points, and PDF. The usual ending first. */
const extensions = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'image/bmp': ['bmp'],
  'image/tiff': ['tif', 'tiff'],
  'application/pdf': ['pdf'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

type ContentType = keyof typeof extensions;

/** How many bytes of a file `findContentType` looks at. */
export const contentHead = 1024;

/** By the letters that a file begins with, one a byte; a dot stands for any. */
const marks: readonly [ContentType, RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftyp(avif|avis)/],
  ['image/heic', /^[^]{4}ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/],
  ['image/bmp', /^BM[^]{4}\0\0\0\0/],
  ['image/tiff', /^(II\*\0|MM\0\*)/],
  // The mark may stand anywhere in the first kilobyte.
  ['application/pdf', /%PDF-/],
];

/**
 * What a file is by its content, whatever its name or its sender say; undefined for all that is neither a picture made
 * of points nor a PDF: a page or a drawing with scripts, a program, a text.
 * @param head the first `contentHead` bytes, or all of a shorter file
 */
export function findContentType(head: Uint8Array): ContentType | undefined {
  const letters = Array.from(head.subarray(0, contentHead), (byte) => String.fromCharCode(byte)).join('');
  return marks.find(([, mark]) => mark.test(letters))?.[0];
}

/** How EXIF, XMP and IPTC begin, in any kind of picture. */
const metadataMarks = /Exif|eXIf|EXIF|xmpmeta|com\.adobe\.xmp|Photoshop 3\.0|Raw profile type/;

/** Whether a picture may say besides what it shows when, where, by whom and with what it was taken. */
export const holdsMetadata = (bytes: Uint8Array): boolean =>
  metadataMarks.test(new TextDecoder('latin1').decode(bytes));

/**
 * The name under which a file may be handed to the device: it ends as its content says, so that no program opens it as
 * something else. What is not known ends in ".bin", which none opens.
 * @param type a media type as `findContentType` tells it, or any other
 */
export function nameByContent(name: string, type: string): string {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const endings: readonly string[] = isContentType(type) ? extensions[type] : ['bin'];
  return endings.includes(ending) ? name : `${name}.${endings[0]}`;
}

const isContentType = (type: string): type is ContentType => Object.hasOwn(extensions, type);
